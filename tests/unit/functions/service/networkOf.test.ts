import { expect, test } from 'vitest';
import { networkOf } from '../../../../functions/service/networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['[::FFFF:cb00:7109]:443', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['[2001:0db8:1:2::9]:443', '2001:0db8:0001:0002::/64'],
  ['2001:db8::9', '2001:0db8:0000:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s counts as %s', (ipAddress, network) => {
  expect(networkOf(ipAddress)).toBe(network);
});

/**
 * The site server in a process of its own, for the test that wears it down.
 * Usage: node --import tsx siteServerProcess.ts FOLDER; prints its port.
 */
import { createSiteServer } from '../../scripts/serve/createSiteServer.ts';

const [, , folder = ''] = process.argv;
const server = createSiteServer({ folder });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(address && typeof address === 'object' ? address.port : '');
});

import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test, vi } from 'vitest';

// During the first test, the library loads its tables, which takes long.
vi.setConfig({ testTimeout: 30_000 });

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

async function errorsOf(body: string): Promise<string[]> {
  const { results } = await validator.validateString(
    `<!doctype html><html lang="fr"><head><title>t</title></head><body>${body}</body></html>`,
    'page.html',
  );
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

// First, examples of what the rules of `.htmlvalidate.mjs` refuse; below, examples of what they allow.
test.each([
  ['<h1>a</h1><h1>b</h1>', 'heading-level'],
  ['<h1>a</h1><h3>b</h3>', 'heading-level'],
  ['<p aria-describedby="a c" id="a">x</p>', 'no-missing-references'],
  ['<p style="color:red">x</p>', 'no-inline-style'],
  ['<x-island translations="/a.json"></x-island>', 'element-required-attributes'],
  ['<x-island data-name="a" translations="/a.json" when="later"></x-island>', 'attribute-allowed-values'],
  ['<p><x-island data-name="a" translations="/a.json"></x-island></p>', 'element-permitted-content'],
  ['<button>a</button>', 'no-implicit-button-type'],
  ['<script src="https://cdn.example/a.js"></script>', 'require-sri'],
])('%s is refused', async (body, rule) => {
  expect(await errorsOf(body)).toContain(rule);
});

test.each([
  '<h2>Banner</h2><h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>',
  '<label for="_R_1_">a</label><input id="_R_1_" required>',
  '<x-island data-name="a" translations="/a.json" when="query:q"><p>a</p></x-island>',
  '<script src="/a.js" type="module"></script>',
])('%s is right', async (body) => {
  expect(await errorsOf(body)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { shortClasses } from '../../../../renderer/styles/shortClasses.ts';
import { readStylesheet } from '../../../../renderer/styles/stylesheetSubset.ts';

/** The rules of a page whose classes keep their names. */
function rulesOn(html: string, css: string): string {
  const { known, rulesFor } = readStylesheet(css);
  return rulesFor(shortClasses(html, { known, joined: known }).names);
}

const registered = '@property --tw-leading{syntax:"*";inherits:false}';
const size = '.size{line-height:var(--tw-leading,2)}';
const leading = '.leading{--tw-leading:1;line-height:1}';

describe('a value that no other rule disputes', () => {
  test.each([
    ['what a rule sets itself', '.a{--tw-x:1px;top:var(--tw-x,2px)}', '.a{top:1px}'],
    [
      'the fallback where nothing is set',
      '.a{top:var(--tw-x,calc(1px + (2px)))}',
      '.a{top:calc(1px + (2px))}',
    ],
    [
      'the initial value before the fallback, as in the browser',
      '@property --tw-x{syntax:"*";inherits:false;initial-value:3px}.a{top:var(--tw-x,2px)}',
      '.a{top:3px}',
    ],
    ['a fallback that refers to another', '.a{top:var(--tw-x,var(--tw-y,2px))}', '.a{top:2px}'],
    [
      'several in one declaration',
      '.a{--tw-x:1px;margin:var(--tw-x) 0 var(--tw-y,2px)}',
      '.a{margin:1px 0 2px}',
    ],
    [
      'one that others list goes from the list',
      '.a{transition-property:color,--tw-from}',
      '.a{transition-property:color}',
    ],
    ['importance stays', '.a{top:var(--tw-x,2px)!important}', '.a{top:2px!important}'],
    [
      'what the reset says of every element is not said again',
      '.a{border-top-style:var(--tw-b,solid);top:0}',
      '.a{top:0}',
    ],
  ])('is written: %s', (_case, css, written) => {
    expect(rulesOn('<p class="a">', css)).toBe(written);
  });

  test('is left to the browser where nothing says it', () => {
    expect(rulesOn('<p class="a">', '.a{top:var(--tw-x)}')).toBe('.a{top:var(--tw-x)}');
  });

  test('is none of ours where the property is not one of the utilities', () => {
    expect(rulesOn('<p class="a">', '.a{top:var(--gutter,2px)}')).toBe('.a{top:var(--gutter,2px)}');
  });
});

describe('a rule that sets the value on the same element', () => {
  const both = '<p class="size leading">';

  test('leaves the variable where it stands when the reading rule comes later', () => {
    const css = `${leading}@media (width>=1px){${size}}${registered}`;
    expect(rulesOn(both, css)).toBe(css);
  });

  test('disputes nothing when it comes later and decides on the property itself', () => {
    expect(rulesOn(both, size + leading + registered)).toBe('.size{line-height:2}.leading{line-height:1}');
  });

  test('disputes when it comes later and sets the variable alone', () => {
    const css = `${size}.leading{--tw-leading:1}${registered}`;
    expect(rulesOn(both, css)).toBe(css);
  });

  test('disputes when the reading rule is stronger than it', () => {
    const css = `.size:hover{line-height:var(--tw-leading,2)}${leading}${registered}`;
    expect(rulesOn(both, css)).toBe(css);
  });

  test('disputes nothing on a page where no element has both classes', () => {
    expect(rulesOn('<p class="size"><p class="leading">', leading + size + registered)).toBe(
      '.leading{line-height:1}.size{line-height:2}',
    );
  });

  test('disputes nothing when it is not on the page', () => {
    expect(rulesOn('<p class="size">', leading + size)).toBe('.size{line-height:2}');
  });

  test('goes with what it set once nobody asks for it', () => {
    expect(rulesOn('<p class="size"><p class="leading">', `${size}.leading{--tw-leading:1}`)).toBe(
      '.size{line-height:2}',
    );
  });

  test('is taken to meet any other where its selector is about more than one class', () => {
    const css = `.size{line-height:var(--tw-leading,2)}.group .leading{--tw-leading:1}${registered}`;
    expect(rulesOn('<div class="group"><b class="leading"></b></div><p class="size">', css)).toBe(css);
  });

  test('a state of the same class that sets variable and property leaves the rest state its own value', () => {
    expect(
      rulesOn('<p class="a">', '.a{--tw-x:1px;top:var(--tw-x)}.a:focus{--tw-x:2px;top:var(--tw-x)}'),
    ).toBe('.a{top:1px}.a:focus{top:2px}');
  });

  test('an element and its pseudo-element have variables of their own', () => {
    expect(
      rulesOn(
        '<p class="a">',
        '.a:focus{--tw-x:none;outline-style:none}.a:after{outline-style:var(--tw-x,solid)}',
      ),
    ).toBe('.a:focus{outline-style:none}.a:after{outline-style:solid}');
  });

  test('a shorthand decides on the sides', () => {
    expect(
      rulesOn(
        '<p class="a b">',
        '.a{border-bottom-style:var(--tw-b,dotted)}.b{--tw-b:dashed;border-style:dashed}',
      ),
    ).toBe('.a{border-bottom-style:dotted}.b{border-style:dashed}');
  });
});

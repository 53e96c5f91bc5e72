import { defineConfig } from 'html-validate';

/** The rules for the HTML of built pages. `tests/site/documents.test.ts` applies them. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // The element of an island (renderer/islands/Island.tsx). It may contain whatever its parent may contain.
      'x-island': {
        flow: true,
        transparent: true,
        attributes: {
          'data-name': { required: true },
          when: { enum: [/^query:\w+$/] },
          translations: { required: true },
        },
      },
    },
  ],
  rules: {
    // The heading of the cookie banner, an `h2`, comes before the `h1` of the page.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Ids made by React's `useId` begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Without `type`, a field is a text field, as intended.
    'no-implicit-input-type': 'off',
    // Some lists have a name, such as the list of an article's share buttons.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Tables and code blocks of articles have the role `region`, so that the keyboard can scroll them. A `section` cannot replace them.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // components/styles/base.css keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // Files of this site need no `integrity`, because the host that sends them also sends the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

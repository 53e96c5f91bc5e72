import { defineConfig } from 'html-validate';

/** Rules of the built pages; `tests/site/documents.test.ts` runs them. What is off says why. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // An island's marker (renderer/islands/Island.tsx): it may hold what its place may hold.
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
    // The cookie banner's heading stands before the page's own.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // `useId` begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // `text` is what HTML says where nothing is said.
    'no-implicit-input-type': 'off',
    // A list may have a name of its own: the buttons that share an article are one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // What scrolls sideways in an article (`pre`, a table) is a region that the keyboard reaches; `pre` has no element for that.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // components/styles/base.css keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // A page's own files come from the host that sent the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

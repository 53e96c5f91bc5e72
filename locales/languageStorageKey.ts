/** Where local storage keeps the language that a visitor has chosen. */
export const languageStorageKey = 'language';

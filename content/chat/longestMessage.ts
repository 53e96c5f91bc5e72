/** The longest question that may be asked, in characters: the page holds it, and so does the function. */
export const longestMessage = 2000;

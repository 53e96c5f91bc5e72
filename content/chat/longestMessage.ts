/** The longest question, in characters: the limit of the page's field and of the chat function. */
export const longestMessage = 2000;

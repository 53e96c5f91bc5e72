/** The subject of every request to join, whatever the language of the page. */
export const joinSubject = 'Community Join Request';

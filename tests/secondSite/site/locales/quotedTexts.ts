/** This site's words quote nothing. */
export const quotedTexts = () => new Map<string, string>();

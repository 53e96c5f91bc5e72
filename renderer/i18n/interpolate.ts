/**
 * Replaces each placeholder of a text, as i18next writes it: `{{name}}`.
 *
 * @param text the text with its placeholders
 * @param textFor returns the value of a name; a placeholder without a value keeps its braces
 * @returns the text with the values in place
 * @throws whatever `textFor` throws for a name that it refuses
 */
export function interpolate(text: string, textFor: (name: string) => string | undefined): string {
  return text.replaceAll(
    /\{\{\s*([\w.]+)\s*\}\}/g,
    (placeholder, name: string) => textFor(name) ?? placeholder,
  );
}

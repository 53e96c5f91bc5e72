import { isUtf8 } from 'node:buffer';

/** Read as UTF-8, whatever the bytes are. */
const lenient = new TextDecoder('utf-8');

/**
 * @param bytes a file's content
 * @returns its text without byte order mark, its lines ended by \n; `fault` where another encoding was meant, with what to do
 */
export function decodeText(bytes: Uint8Array): { text: string; fault?: string } {
  const text = lenient.decode(bytes).replaceAll('\r\n', '\n');
  const [first, second] = bytes;
  const isUtf16 =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || /^.?\0/s.test(text);
  const encoding = isUtf16
    ? 'UTF-16'
    : isUtf8(bytes)
      ? undefined
      : 'another encoding (Latin-1 or Windows-1252)';
  if (!encoding) return { text };
  return { text, fault: `is saved in ${encoding}, and its letters cannot be read. Save it as UTF-8.` };
}

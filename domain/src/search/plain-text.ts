// Separators: ASCII's except the point, then general punctuation, arrows, symbols and emoji, and
// the half of a broken pair. The database does the same in app.plain_text.
const RANGES = [
  String.raw`\0-\u002d\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7`,
  String.raw`\u2000-\u2bff\u3000-\u303f\ud800-\udfff\ufe00-\ufe0f\u{1f000}-\u{1faff}`,
];
const SEPARATORS = new RegExp(String.raw`(?:[${RANGES.join('')}]|\.(?!\d)|(?<!\d)\.)+`, 'gu');

/** Lower case without accents and one space between words; 3.5 stays one word. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(SEPARATORS, ' ')
    .trim();

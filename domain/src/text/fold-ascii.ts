/**
 * Lower case for A to Z only, as addresses of mail are compared. Unicode's lower case would make
 * two mailboxes one: U+212A becomes a plain k (SF6).
 */
export const foldAscii = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

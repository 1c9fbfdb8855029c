/**
 * Lower case for A to Z only, as email addresses are compared. Unicode's lower case would merge two
 * mailboxes: U+212A becomes a plain k (SF6).
 */
export const foldAscii = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Cleans text for a single line: control characters, which no database accepts, become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Text as it goes into one line: control characters, which no database takes, become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

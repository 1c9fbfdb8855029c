// What a person asks for by answering a text message (R62).

export type SmsWish = 'stop' | 'start' | 'help';

/** The words that carriers in the United States require. */
const WORDS: readonly (readonly [SmsWish, readonly string[]])[] = [
  [
    'stop',
    ['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  ],
  ['start', ['START', 'UNSTOP', 'YES']],
  ['help', ['HELP', 'INFO']],
];

/** The whole message must be one of these words, with or without punctuation. */
export function readSmsWish(text: string): SmsWish | null {
  const word = text
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .trim();
  return WORDS.find(([, words]) => words.includes(word))?.[0] ?? null;
}

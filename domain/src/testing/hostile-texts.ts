/** Long texts that make a backtracking regular expression slow (S25). */
const LENGTH = 100_000;

const repeated = (part: string): string =>
  part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);

const PARTS = [
  'a',
  '0',
  '1,',
  '000,',
  ' ',
  '\t ',
  '\n',
  '.',
  '-',
  "'",
  '@',
  'a@',
  'a.',
  'a@a.',
  '+1',
  '(1',
  '4242 ',
  '4242-4242-',
  'aB1!',
  'é',
  'e\u0301',
  '\u{1f600}',
  '\u200b',
  '<',
  '<a ',
  '&',
  '%',
  '{{a',
  '//',
  'http://a',
  'session-',
  '?token=',
  'LPN',
  '\ud800',
];

const ENDS = ['', '!', '\0'];

export const HOSTILE_TEXTS: readonly string[] = PARTS.flatMap((part) =>
  ENDS.map((end) => repeated(part) + end),
);

/** What a linear check never needs; a quadratic one takes ten times as long. */
const BOUND_MS = 1000;

/** A slow text is measured again, since another process may have taken the processor. */
const ATTEMPTS = 3;

/** The texts, by their first and last characters, that a check takes too long for. */
export function findSlowTexts(check: (text: string) => unknown): string[] {
  return HOSTILE_TEXTS.flatMap((text) => {
    const tookMs = measure(() => check(text), ATTEMPTS);
    const name = `${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-2))}`;
    return tookMs < BOUND_MS ? [] : [`${name}: ${tookMs} ms`];
  });
}

function measure(run: () => unknown, attempts: number): number {
  const before = performance.now();
  run();
  const tookMs = performance.now() - before;
  return tookMs < BOUND_MS || attempts <= 1 ? tookMs : measure(run, attempts - 1);
}

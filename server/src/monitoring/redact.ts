// Redacts secrets and personal data from log lines (OPS-06): by the name of the field, and in any
// text by pattern. Names of people and streets cannot be recognized in text, so they may only be
// logged in fields.
import { hideCardNumbers } from '@hammerdock/domain/checks/card-number-in-text.ts';

const HIDDEN = '[hidden]';
const DEPTH_MAX = 6;

/** Parts of field names that hold secrets; case and underscores do not count. */
const SECRET = /password|passwd|secret|token|authorization|cookie|apikey|card(?!refundid)|cvc|cvv/;
const PERSONAL =
  /e?mail(?!box)|phone|(first|last|full|display|user)name|recipient|street|address|postal|birth/;
/** Whole field names. */
const EXACT = new Set(['name', 'names', 'code', 'codes', 'ip', 'city', 'zip', 'body', 'subject']);
/** Data that a database or a library quotes in its error messages. */
const QUOTES = new Set(['detail', 'where', 'internalQuery', 'parameters', 'query', 'input']);

/**
 * Each with its replacement. A pattern matches only from the beginning of a run of its characters
 * (S25).
 */
const LOOKS: readonly (readonly [look: RegExp, left: string])[] = [
  [/\/\/[^\s/@]*@/g, `//${HIDDEN}@`],
  [/(?<![\w.%+'-])[\w.%+'-]+@[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/(?<![\w-])(?=[\w-]*(?:hammerdock|session))([\w-]+=)[^;,\s"]+/gi, `$1${HIDDEN}`],
  [/([?&](?:token|code|key|secret|password|email)=)[^&\s"]+/gi, `$1${HIDDEN}`],
  [/\+\d[\d ().-]{7,}\d/g, HIDDEN],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, HIDDEN],
];

export function redactText(text: string): string {
  const plain = LOOKS.reduce((left, [look, put]) => left.replaceAll(look, put), text);
  return hideCardNumbers(plain, HIDDEN);
}

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_MAX) return '[too deep]';
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((inner: unknown) => redact(inner, depth + 1));
  return redactFields(value, (key) => EXACT.has(key.toLowerCase()), depth);
}

function redactError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: redactText(message),
    stack: redactText(stack ?? ''),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }),
    // An error's code and address show what failed where, not who caused it.
    ...redactFields(error, (key) => QUOTES.has(key), depth),
  };
}

function redactFields(value: object, hides: (key: string) => boolean, depth: number): object {
  const isError = value instanceof Error;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const plain = key.toLowerCase().replaceAll(/[_-]/g, '');
      const isHidden =
        hides(key) ||
        SECRET.test(plain) ||
        (PERSONAL.test(plain) && !(isError && key === 'address'));
      return [
        key,
        isHidden && inner !== undefined && inner !== null ? HIDDEN : redact(inner, depth + 1),
      ];
    }),
  );
}

// Describes invalid input per field: the schema's own text where it has one, otherwise ours instead
// of the validator's.
import type { RefusalDetails } from '@hammerdock/domain/result.ts';
import type * as z from 'zod';
import { refusal, type Answer } from '../../http/answer.ts';

/** The answer to an input that its schema refuses. */
export function refuseFields(error: z.core.$ZodError, requestId: string): Answer {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const at = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const field = at === '' ? key : `${at}.${key}`;
        if (!errors.has(field)) errors.set(field, 'This field is unknown.');
      }
    } else if (!errors.has(at)) errors.set(at, issue.message);
  }
  // An issue of the whole input belongs to no field.
  errors.delete('');
  if (errors.size === 0) return refusal('InputUnreadable', requestId);
  return refusal('InputInvalid', requestId, { fieldErrors: Object.fromEntries(errors) });
}

/**
 * A handler that refuses its input names the field and the problem in the refusal's details:
 * `field` and `problem`, or `field.NAME` of each of several.
 */
export function refuseWithDetails(
  name: Parameters<typeof refusal>[0],
  details: RefusalDetails,
  requestId: string,
): Answer {
  const { field, problem, ...others } = details;
  if (typeof field === 'string' && typeof problem === 'string') {
    return refusal(name, requestId, { details: others, fieldErrors: { [field]: problem } });
  }
  const named = Object.entries(details).filter(([key]) => key.startsWith(FIELD));
  const facts = Object.entries(details).filter(([key]) => !key.startsWith(FIELD));
  return refusal(name, requestId, {
    details: Object.fromEntries(facts),
    fieldErrors: Object.fromEntries(
      named.map(([key, text]) => [key.slice(FIELD.length), String(text)]),
    ),
  });
}

const FIELD = 'field.';

/** Replaces the validator's texts where a schema has none of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : (WANTED[issue.expected] ?? NOT_USABLE);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : choiceOf(issue.values);
    case 'invalid_union':
      return issue.input === undefined ? REQUIRED : NOT_USABLE;
    case 'invalid_format':
      return 'This is not in the expected format.';
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return NOT_USABLE;
  }
}

const NOT_USABLE = 'This value can’t be used here.';
const REQUIRED = 'This field is required.';

const WANTED: Readonly<Record<string, string>> = {
  string: 'Please send text here.',
  number: 'Please send a number here.',
  int: 'Please send a whole number here.',
  boolean: 'Please send true or false here.',
  array: 'Please send a list here.',
  object: 'Please send an object with fields here.',
};

type Range = { readonly origin: string; readonly inclusive?: boolean | undefined };

function tooSmall({ minimum, ...range }: Range & { readonly minimum: number | bigint }): string {
  if (range.origin === 'array') return `Please choose at least ${minimum}.`;
  if (range.origin !== 'string') return `Please enter ${least(minimum, range)}.`;
  return minimum === 1 ? REQUIRED : `Please enter at least ${minimum} characters.`;
}

function tooBig({ maximum, ...range }: Range & { readonly maximum: number | bigint }): string {
  if (range.origin === 'array') return `Please choose up to ${maximum}.`;
  if (range.origin === 'string') return `Please use ${maximum} characters or fewer.`;
  return `Please enter ${most(maximum, range)}.`;
}

const least = (minimum: number | bigint, { inclusive }: Range): string =>
  inclusive === false ? `more than ${minimum}` : `${minimum} or more`;

const most = (maximum: number | bigint, { inclusive }: Range): string =>
  inclusive === false ? `less than ${maximum}` : `${maximum} or less`;

const CHOICES_SHOWN = 8;

function choiceOf(values: readonly unknown[]): string {
  const choices = values.filter((value) => value !== '').map(String);
  if (choices.length === 0 || choices.length > CHOICES_SHOWN) return NOT_USABLE;
  return choices.length === 1
    ? `Only ${choices[0]} can be used here.`
    : `Please choose one of: ${choices.join(', ')}.`;
}

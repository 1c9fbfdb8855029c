// Finds what is wrong with an answer, judged by the contract alone.
import { isDeepStrictEqual } from 'node:util';
import { refusals, statusOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import * as z from 'zod';
import type { MountedCall } from '../../rpc/handler.ts';
import type { FuzzAnswer } from './send-input.ts';

/** Refusals that the pipeline may return for any call. */
const PIPELINE: readonly string[] = [
  'RequestMalformed',
  'InputInvalid',
  'InputUnreadable',
  'CharactersInvalid',
  'InputTooLarge',
  'CardNumberRefused',
  'TooManyRequests',
];

const success = z.strictObject({
  status: z.literal('success'),
  statusText: z.string(),
  data: z.unknown(),
});
const failure = z.strictObject({
  status: z.literal('error'),
  statusText: z.string().min(1),
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  fieldErrors: z.record(z.string().min(1), z.string().min(1)),
  requestId: z.uuid(),
});

export const isSuccess = ({ status }: FuzzAnswer): boolean => status === 200;

/** null when the answer conforms to the contract. */
export function findAnswerFault(mounted: MountedCall, answer: FuzzAnswer): string | null {
  if (answer.status >= 500) return `status ${answer.status}: ${answer.text}`;
  const body: unknown = JSON.parse(answer.text);
  return isSuccess(answer) ? faultOfSuccess(mounted, body) : faultOfRefusal(mounted, answer, body);
}

function faultOfSuccess({ call }: MountedCall, body: unknown): string | null {
  const envelope = success.safeParse(body);
  if (!envelope.success) return `envelope: ${z.prettifyError(envelope.error)}`;
  const data = z.core.safeParse(call.output, envelope.data.data);
  if (!data.success) return `output: ${String(data.error)}`;
  // Parsing drops fields that the schema does not know.
  return isDeepStrictEqual(data.data, envelope.data.data) ? null : 'output: unknown fields';
}

function faultOfRefusal({ call }: MountedCall, answer: FuzzAnswer, body: unknown): string | null {
  const envelope = failure.safeParse(body);
  if (!envelope.success) return `envelope: ${answer.text}`;
  const { code, statusText, fieldErrors } = envelope.data;
  const declared: readonly string[] = call.refusals;
  const keys = call.repeatable === 'by key' ? ['KeyReused'] : [];
  const access = call.access === 'guest' ? [] : ['SignInNeeded', 'RoleMissing'];
  if (![...PIPELINE, ...keys, ...access, ...declared].includes(code)) return `undeclared ${code}`;
  if (!isRefusalName(code) || statusOf(code) !== answer.status) {
    return `status ${answer.status} of ${code}`;
  }
  if (/undefined|NaN|\[object|null/.test(statusText)) return `sentence: ${statusText}`;
  const marked = Object.keys(fieldErrors).length;
  if (code === 'InputInvalid' && marked === 0) return 'no field is marked';
  const raw = Object.values(fieldErrors).find((text) => VALIDATOR_WORDS.test(text));
  return raw === undefined ? null : `validator's text: ${raw}`;
}

/** The validator's own wording, which users must never see. */
const VALIDATOR_WORDS =
  /^Invalid (input|option|string|key|ISO)|^Too (small|big)|^Unrecognized|[<>]=/;

const isRefusalName = (code: string): code is RefusalName => Object.hasOwn(refusals, code);

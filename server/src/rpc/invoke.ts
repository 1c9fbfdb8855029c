// The pipeline of every call, over HTTP and in server rendering: session, maintenance, access,
// impersonation, rate limit, input bounds, card numbers, input schema, handler, output schema.
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { staysOpen } from '@hammerdock/domain/permissions/maintenance.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import * as z from 'zod';
import type { Actor, Ctx, AppContext } from '../context.ts';
import { rateLimitKey } from '../http/caller-address.ts';
import { tagLog } from '../monitoring/log.ts';
import { fault, refusal, success, type Answer, type SessionChange } from '../http/answer.ts';
import { refuseAccess, refuseImpersonator } from './access/access.ts';
import { sendsCardNumber } from './input/card-numbers.ts';
import { describeIssue, refuseWithDetails, refuseFields } from './input/field-errors.ts';
import { findActorOf } from './access/find-actor.ts';
import type { Caller, Pipeline } from './pipeline.ts';
import type { MountedCall } from './handler.ts';
import { checkInput } from './input/input-gate.ts';
import { isKeyUsed, storedCallOf } from '../store/platform/idempotency-keys.ts';
import { KeyReused, transactOnce, type OnceKey } from './idempotency/once.ts';
import { UnavailableError } from '../db/unavailable.ts';

/** Reads the input; called only for callers with access, since files take time and space. */
export type ReadInput = () => Result<unknown, RefusalName> | Promise<Result<unknown, RefusalName>>;

export async function invoke(
  pipeline: Pipeline,
  mounted: MountedCall,
  read: ReadInput,
  caller: Caller,
): Promise<Answer> {
  try {
    return await run(pipeline, mounted, read, caller);
  } catch (reason) {
    if (reason instanceof KeyReused) return refusal('KeyReused', caller.requestId);
    const fields = { err: reason, call: mounted.name, requestId: caller.requestId };
    if (reason instanceof UnavailableError) {
      pipeline.context.log.warn(fields, 'the database did not answer a call');
      return refusal('Unavailable', caller.requestId);
    }
    pipeline.context.log.error(fields, 'a call failed');
    return fault(caller.requestId);
  }
}

/** The result of a pipeline step, or the answer that ends the call. */
type Step<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly answer: Answer };

const endWith = (answer: Answer) => ({ ok: false, answer }) as const;

async function run(
  pipeline: Pipeline,
  mounted: MountedCall,
  read: ReadInput,
  caller: Caller,
): Promise<Answer> {
  const admitted = await admit(pipeline, mounted, caller);
  if (!admitted.ok) return admitted.answer;
  const input = await readInput(mounted, read, caller);
  if (!input.ok) return input.answer;
  return answerCall(pipeline, mounted, { caller, actor: admitted.value, input: input.value });
}

/** Checks maintenance, access and rate limits. */
async function admit(
  { context, sessions, limits, deniedAccess, maintenance }: Pipeline,
  { service, call, name }: MountedCall,
  caller: Caller,
): Promise<Step<Actor | null>> {
  const { requestId, address } = caller;
  const tooMany = (retryAfterSeconds: number) =>
    endWith(refusal('TooManyRequests', requestId, { details: { retryAfterSeconds } }));
  const found = await findActorOf({ sessions, limits }, caller);
  if (found.kind === 'too many') return tooMany(found.retryAfterSeconds);
  const { actor } = found;
  const closed = await maintenance.value();
  if (closed !== null && !staysOpen(`${service}.${name}`, actor?.role ?? 'guest')) {
    return endWith(refusal('Maintenance', requestId, { details: { message: closed } }));
  }
  const denied = refuseAccess(call.access, actor);
  if (denied !== null) {
    if (actor !== null) {
      await deniedAccess.record({ actor, call: `${service}.${name}`, requestId });
    }
    return endWith(refusal(denied, requestId));
  }
  const restricted = refuseImpersonator(call, actor);
  if (restricted !== null) return endWith(refusal(restricted, requestId));
  const who = { address, userId: actor?.userId ?? null };
  const wait = await limits.refuse(name, call.limit, who);
  const repeats = () => isRepeat(context, { call, name }, { caller, actor });
  if (wait !== null && !(await limits.admitRepeat(who, repeats))) return tooMany(wait);
  return { ok: true, value: actor };
}

/** Checks bounds, card numbers and the schema. */
async function readInput(
  { call }: MountedCall,
  read: ReadInput,
  { requestId, idempotencyKey }: Caller,
): Promise<Step<unknown>> {
  const sent = await read();
  if (!sent.ok) return endWith(refusal(sent.refusal, requestId, { details: sent.details }));
  const raw = sent.value ?? {};
  const unfit = checkInput(raw);
  if (unfit !== null) return endWith(refusal(unfit.refusal, requestId, unfit));
  // The key is stored, so it is checked, too.
  if (sendsCardNumber([raw, idempotencyKey], call.kind)) {
    return endWith(refusal('CardNumberRefused', requestId));
  }
  const input = z.core.safeParse(call.input, raw, { error: describeIssue });
  if (input.success) return { ok: true, value: input.data };
  return endWith(refuseFields(input.error, requestId));
}

interface CheckedCall {
  readonly caller: Caller;
  readonly actor: Actor | null;
  readonly input: unknown;
}

async function answerCall(
  { context, sessions, maintenance }: Pipeline,
  mounted: MountedCall,
  { caller, actor, input }: CheckedCall,
): Promise<Answer> {
  const { requestId } = caller;
  const { call, handler } = mounted;
  let sessionChange: SessionChange | undefined;
  const ctx: Ctx = {
    ...context,
    log: tagLog(context.log, { requestId }),
    actor,
    requestId,
    address: caller.address,
    addressKey: rateLimitKey(caller.address),
    deviceToken: caller.deviceToken,
    userAgent: caller.userAgent,
    idempotencyKey: caller.idempotencyKey,
    transact: async (write, readStored) => {
      // Hashed only here: the bidding engine has its own keys.
      const key = keyOf(context, mounted, { caller, actor, input });
      const answer = await transactOnce(context.db, key, { write, readStored: readStored ?? null });
      context.wakeDispatcher();
      return answer;
    },
    isRepeat: () => isRepeat(context, mounted, { caller, actor }),
    session: {
      begin: ({ userToken: token, deviceToken }, persistent) => {
        sessions.expect(token);
        sessionChange = { token, persistent, deviceToken };
      },
      end: () => {
        if (caller.token !== null) sessions.forget(caller.token);
        sessionChange = { token: null, persistent: false, deviceToken: null };
      },
    },
  };
  const result = await handler(input, ctx);
  // An admin's change applies immediately on this node, within a second on others.
  if (actor?.role === 'admin') maintenance.clear();
  if (!result.ok) return refuseWithDetails(result.refusal, result.details, requestId);
  const data = z.core.parse(call.output, result.value);
  const answer = success(data, call.successText?.(data) ?? call.successMessage ?? '');
  return sessionChange === undefined ? answer : { ...answer, sessionChange };
}

/** Keys of guests belong to their address, so that guests do not share keys. */
const keyOwnerOf = (actor: Actor | null, { address }: Caller): string =>
  actor?.userId ?? `guest ${address}`;

async function isRepeat(
  { db }: AppContext,
  { call, name }: Pick<MountedCall, 'call' | 'name'>,
  { caller, actor }: Pick<CheckedCall, 'caller' | 'actor'>,
): Promise<boolean> {
  if (call.repeatable === 'freely') return false;
  const owner = keyOwnerOf(actor, caller);
  return isKeyUsed(db, { actor: owner, call: storedCallOf(name), key: caller.idempotencyKey });
}

function keyOf(
  { vault }: AppContext,
  { call, name }: MountedCall,
  { caller, actor, input }: CheckedCall,
): OnceKey | null {
  if (call.repeatable === 'freely' || caller.idempotencyKey === null) return null;
  // An HMAC, since some payloads contain a password.
  const payloadHash = vault.hmac(`${name} ${JSON.stringify(input)}`);
  return { actor: keyOwnerOf(actor, caller), key: caller.idempotencyKey, call: name, payloadHash };
}

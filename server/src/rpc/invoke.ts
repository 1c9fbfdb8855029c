// The one pipeline every call goes through, whether it came over HTTP or from server rendering:
// known? open? allowed? within limits? no card number? well formed? — the deed — well formed again.
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { staysOpen } from '@hammerdock/domain/permissions/maintenance.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import * as z from 'zod';
import type { Ctx, House } from '../context.ts';
import type { Kept } from '../db/kept.ts';
import { tagLog } from '../log.ts';
import { fault, refusal, success, type Answer, type SessionChange } from './answer.ts';
import { refuseAccess, type Sessions } from './access.ts';
import { sendsCardNumber } from './card-numbers.ts';
import type { MountedCall } from './handler.ts';
import type { Limits } from './limits.ts';
import { hashPayload, KeyReused, transactOnce, type OnceKey } from './once.ts';
import { isDatabaseOutage } from './outage.ts';

export interface Caller {
  readonly token: string | null;
  readonly address: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
}

export interface Pipeline {
  readonly house: House;
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** What is said while the store is closed; null while it is open. */
  readonly maintenance: Kept<string | null>;
}

/** What was sent; asked for only when the caller may call, since files take time and room. */
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
    const facts = { err: reason, call: mounted.name, requestId: caller.requestId };
    if (isDatabaseOutage(reason)) {
      pipeline.house.log.warn(facts, 'the database did not answer a call');
      return refusal('Unavailable', caller.requestId);
    }
    pipeline.house.log.error(facts, 'a call failed');
    return fault(caller.requestId);
  }
}

async function run(
  { house, sessions, limits, maintenance }: Pipeline,
  { service, call, name, handler }: MountedCall,
  read: ReadInput,
  caller: Caller,
): Promise<Answer> {
  const { requestId } = caller;
  const actor = await sessions.findActor(caller.token);
  const closed = await maintenance.value();
  if (closed !== null && !staysOpen(`${service}.${name}`, actor?.role ?? 'guest')) {
    return refusal('Maintenance', requestId, { facts: { message: closed } });
  }
  const shut = refuseAccess(call.access, actor);
  if (shut !== null) return refusal(shut, requestId);

  const who = { address: caller.address, userId: actor?.userId ?? null };
  const retryAfterSeconds = await limits.refuse(name, call.limit, who);
  if (retryAfterSeconds !== null) {
    return refusal('TooManyRequests', requestId, { facts: { retryAfterSeconds } });
  }
  const sent = await read();
  if (!sent.ok) return refusal(sent.refusal, requestId, { facts: sent.facts });
  const raw = sent.value ?? {};
  // The key is kept as well.
  const kept = [raw, caller.idempotencyKey];
  if (sendsCardNumber(kept, call.kind)) return refusal('CardNumberRefused', requestId);
  const input = z.core.safeParse(call.input, raw);
  if (!input.success) {
    return refusal('InputInvalid', requestId, { fieldErrors: fieldErrorsOf(input.error) });
  }

  let sessionChange: SessionChange | undefined;
  const key = keyOf(call.repeatable, name, caller, who.userId, input.data);
  const ctx: Ctx = {
    ...house,
    log: tagLog(house.log, { requestId }),
    actor,
    requestId,
    address: caller.address,
    userAgent: caller.userAgent,
    idempotencyKey: caller.idempotencyKey,
    transact: async (deed) => {
      const answer = await transactOnce(house.db, key, deed);
      house.wakeDispatcher();
      return answer;
    },
    session: {
      begin: (token, persistent) => (sessionChange = { token, persistent }),
      end: () => {
        if (caller.token !== null) sessions.forget(caller.token);
        sessionChange = { token: null, persistent: false };
      },
    },
  };
  const result = await handler(input.data, ctx);
  // On this node an admin's switch is seen at once, on the others within a second.
  if (actor?.role === 'admin') maintenance.forget();
  if (!result.ok) return refusal(result.refusal, requestId, { facts: result.facts });
  const answer = success(z.core.parse(call.output, result.value), call.says ?? '');
  return sessionChange === undefined ? answer : { ...answer, sessionChange };
}

function keyOf(
  repeatable: 'freely' | 'by key',
  call: string,
  caller: Caller,
  userId: string | null,
  input: unknown,
): OnceKey | null {
  if (repeatable === 'freely' || caller.idempotencyKey === null) return null;
  const actor = userId ?? 'guest';
  return { actor, key: caller.idempotencyKey, call, payloadHash: hashPayload(input) };
}

/** The first thing wrong with each field, under the field's path. */
function fieldErrorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = issue.path.join('.');
    for (const field of unknownKeys.length > 0 ? unknownKeys : [path]) {
      errors[field] ??= unknownKeys.length > 0 ? 'This field is not known.' : issue.message;
    }
  }
  return errors;
}

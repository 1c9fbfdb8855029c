// Events are written to the outbox in the transaction that causes them (R39).
import { json, type Tx } from '../db/database.ts';
import type { EventName, EventPayloads } from './domain-event.ts';

export async function appendEvent<N extends EventName>(
  tx: Tx,
  name: N,
  payload: EventPayloads[N],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ fact: name, payload: json(payload), ...lotOf(payload) })
    .execute();
}

/** An event of a lot's log carries its sequence in that log. */
function lotOf(payload: EventPayloads[EventName]): { lotId: string; sequence: number } | object {
  return 'lotId' in payload && 'sequence' in payload
    ? { lotId: payload.lotId, sequence: payload.sequence }
    : {};
}

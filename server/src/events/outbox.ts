// Events are written to the outbox in the transaction that causes them (R39).
import { json, type Tx } from '../db/database.ts';
import type { EventName, EventPayloads } from './domain-event.ts';

/** A statement can have 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

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

/** Events of many lots, in their order. */
export async function appendEvents<N extends EventName>(
  tx: Tx,
  name: N,
  payloads: readonly EventPayloads[N][],
): Promise<void> {
  for (let from = 0; from < payloads.length; from += ROWS_AT_ONCE) {
    const rows = payloads
      .slice(from, from + ROWS_AT_ONCE)
      .map((payload) => ({ fact: name, payload: json(payload), ...lotOf(payload) }));
    await tx.insertInto('outbox').values(rows).execute();
  }
}

/** An event of a lot's log carries its sequence in that log. */
function lotOf(payload: EventPayloads[EventName]): { lotId: string; sequence: number } | object {
  return 'lotId' in payload && 'sequence' in payload
    ? { lotId: payload.lotId, sequence: payload.sequence }
    : {};
}

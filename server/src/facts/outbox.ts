// Facts are appended in the transaction that makes them true (R39).
import { json, type Tx } from '../db/database.ts';
import type { FactName, Facts } from './fact.ts';

export async function appendFact<N extends FactName>(
  tx: Tx,
  name: N,
  payload: Facts[N],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ fact: name, payload: json(payload), ...lotOf(payload) })
    .execute();
}

/** A fact of a lot's log carries its place in that lot's order. */
function lotOf(payload: Facts[FactName]): { lotId: string; sequence: number } | object {
  return 'lotId' in payload && 'sequence' in payload
    ? { lotId: payload.lotId, sequence: payload.sequence }
    : {};
}

// Facts are appended in the transaction that makes them true (R39).
import { json, type Tx } from '../db/database.ts';
import type { FactName, Facts } from './fact.ts';

export async function appendFact<N extends FactName>(
  tx: Tx,
  name: N,
  payload: Facts[N],
): Promise<void> {
  const lot = 'lotId' in payload && 'sequence' in payload ? payload : null;
  await tx
    .insertInto('outbox')
    .values({
      fact: name,
      payload: json(payload),
      lotId: lot?.lotId ?? null,
      sequence: lot?.sequence ?? null,
    })
    .execute();
}

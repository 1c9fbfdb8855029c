// Cards that exist without the card form, for seeded users.
import type { Tx } from '../../../db/database.ts';
import { SANDBOX } from './cards.ts';

/** The provider that knows them. */
export const SEEDED_AT: string = SANDBOX;

interface SandboxCard {
  readonly token: string;
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly holder: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly behaviour: 'succeeds' | 'fails on charge';
}

export async function seedSandboxCards(tx: Tx, cards: readonly SandboxCard[]): Promise<void> {
  const customers = cards.map(({ customer }) => ({ id: customer }));
  await tx.insertInto('sandbox.customers').values(customers).execute();
  await tx
    .insertInto('sandbox.cards')
    .values([...cards])
    .execute();
}

// Saved cards of seeded people, known to the built-in payment provider as well.
import { json, type Db } from '../database.ts';
import { newId, newSecret } from '../../gateways/ids.ts';

export interface SeedCard {
  readonly userId: string;
  readonly holder: string;
  /** What the card does when it is charged: 4242 succeeds, 0341 fails on charge. */
  readonly kind: 'succeeds' | 'fails on charge';
}

const LAST4 = { succeeds: '4242', 'fails on charge': '0341' } as const;

export async function insertCards(db: Db, cards: readonly SeedCard[]): Promise<void> {
  for (const { userId, holder, kind } of cards) {
    const customer = `sc_${newSecret()}`;
    const token = `sk_${newSecret()}`;
    const face = { brand: 'Visa', last4: LAST4[kind], holder, expMonth: 12, expYear: 2034 };
    await db.insertInto('sandbox.customers').values({ id: customer }).execute();
    await db
      .insertInto('sandbox.cards')
      .values({ ...face, token, customer, behaviour: kind })
      .execute();
    await db.insertInto('gatewayCustomers').values({ userId, gatewayCustomer: customer }).execute();
    await db
      .insertInto('cards')
      .values({
        ...face,
        id: newId(),
        userId,
        gatewayCard: token,
        address: json({ line1: '100 Ponce de Leon Avenue', city: 'Decatur', state: 'GA' }),
        isPrimary: true,
        consentAt: new Date(),
      })
      .execute();
  }
}

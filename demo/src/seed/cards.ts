// Saved cards of seeded users, known to the built-in payment provider as well.
import type { Instant } from '@hammerdock/domain/time.ts';
import { json, toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import {
  SEEDED_AT,
  seedSandboxCards,
} from '@hammerdock/server/src/gateways/payments/sandbox/seed-cards.ts';
import { newId, newSecret } from '@hammerdock/server/src/security/ids.ts';

export interface SeedCard {
  readonly userId: string;
  readonly holder: string;
  /** What the card does when it is charged: 4242 succeeds, 0341 fails on charge. */
  readonly kind: 'succeeds' | 'fails on charge';
}

export const SEED_ADDRESS = {
  line1: '100 Ponce de Leon Avenue',
  line2: '',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
};

const LAST4 = { succeeds: '4242', 'fails on charge': '0341' } as const;

export async function insertCards(tx: Tx, cards: readonly SeedCard[], now: Instant): Promise<void> {
  const rows = cards.map(({ userId, holder, kind }) => ({
    userId,
    kind,
    customer: `sc_${newSecret()}`,
    token: `sk_${newSecret()}`,
    face: { brand: 'Visa', last4: LAST4[kind], holder, expMonth: 12, expYear: 2034 },
  }));
  await seedSandboxCards(
    tx,
    rows.map(({ face, token, customer, kind }) => ({ ...face, token, customer, behaviour: kind })),
  );
  await tx
    .insertInto('gatewayCustomers')
    .values(
      rows.map(({ userId, customer }) => ({
        userId,
        gatewayCustomer: customer,
        provider: SEEDED_AT,
      })),
    )
    .execute();
  await tx
    .insertInto('cards')
    .values(
      rows.map(({ face, userId, token }) => ({
        ...face,
        id: newId(),
        userId,
        gatewayCard: token,
        provider: SEEDED_AT,
        address: json(SEED_ADDRESS),
        isPrimary: true,
        consentAt: toDate(now),
      })),
    )
    .execute();
}

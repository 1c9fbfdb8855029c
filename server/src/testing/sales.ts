// Buyers with sandbox cards, and lots sold to them by the real closing, for tests of everything
// that involves money.
import { seconds } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { readNow, type Db } from '../db/database.ts';
import { newId } from '../security/ids.ts';
import { postJournal } from '../store/ledger.ts';
import { buildAuction, buildBid, buildLot, buildPerson, buildSession } from './build.ts';
import { until } from './process.ts';
import type { World } from './world.ts';

export const CARD_NUMBERS = {
  good: '4242424242424242',
  'refused at once': '4000000000000002',
  'fails on charge': '4000000000000341',
  'lacks funds': '4000000000009995',
  'asks for verification': '4000002500003155',
} as const;
export type TestCard = keyof typeof CARD_NUMBERS;

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

export const BILLING = {
  line1: '1 Main Street',
  line2: '',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
} as const;

export async function tokenise(world: World, card: TestCard): Promise<string> {
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/sandbox/tokenise',
    payload: {
      card_number: CARD_NUMBERS[card],
      card_name: 'Pat Example',
      card_exp_month: '12',
      card_exp_year: '2044',
      card_cvc: '123',
    },
  });
  const { card_token } = response.json<{ card_token?: string }>();
  if (card_token === undefined) throw new Error(`no token: ${response.body}`);
  return card_token;
}

/** Saves a card as the add-card dialog does; returns the card's id. */
export async function saveCard(
  world: World,
  buyer: Buyer,
  card: TestCard,
  is_primary: 0 | 1 = 0,
): Promise<string> {
  const card_token = await tokenise(world, card);
  const input = { card_token, address: BILLING, is_primary, consent: true } as const;
  const { body } = await world.call('cards.createCardWithCustomer', input, { as: buyer.token });
  if (body.status === 'error') throw new Error(`the card was refused: ${body.code}`);
  return body.data.responseData.id;
}

export async function addBuyer(world: World, card?: TestCard): Promise<Buyer> {
  const person = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, person.id);
  const buyer = { id: person.id, token };
  if (card !== undefined) await saveCard(world, buyer, card);
  return buyer;
}

export interface Sale {
  readonly auctionId: string;
  readonly lotIds: readonly string[];
}

/**
 * An auction whose lots are won at these prices and closed by the closers; does not wait for them.
 */
export async function sellLots(
  world: World,
  sales: readonly { readonly buyer: Buyer; readonly hammerCents: number }[],
  terms: { readonly cardFeeBps?: number } = {},
): Promise<Sale> {
  const db = world.owner;
  const auctionId = await buildAuction(db);
  const { cardFeeBps = 0 } = terms;
  await db
    .updateTable('auctions')
    .set({ softCloseSeconds: 0, cardFeeBps })
    .where('id', '=', auctionId)
    .execute();
  const closesAt = (await readNow(db)) + seconds(6);
  const lotIds: string[] = [];
  for (const { buyer, hammerCents } of sales) {
    const lotId = await buildLot(db, { auctionId, closesAt });
    const price = { startPriceCents: hammerCents };
    await db.updateTable('lots').set(price).where('id', '=', lotId).execute();
    await buildBid(db, { lotId, bidderId: buyer.id, amountCents: hammerCents });
    lotIds.push(lotId);
  }
  // Less than an outage, so that the lots close and are not extended (R21).
  await world.clock.advance(seconds(6));
  return { auctionId, lotIds };
}

/** The buyer's receipt of an auction, once it is issued and its charge is settled. */
export async function awaitReceipt(world: World, buyer: Buyer, auctionId: string): Promise<string> {
  let id: string | undefined;
  await until('a receipt is issued and its charge tried', async () => {
    const row = await world.owner
      .selectFrom('invoices')
      .select(['id', 'chargeTriedAt'])
      .where('auctionId', '=', auctionId)
      .where('userId', '=', buyer.id)
      .executeTakeFirst();
    id = row?.id;
    if (row === undefined || row.chargeTriedAt === null) return false;
    const states = await paymentStates(world, row.id);
    return !states.includes('processing');
  });
  if (id === undefined) throw new Error('there is no receipt');
  return id;
}

/** A receipt of one lot; its charge ends as the buyer's card decides. */
export async function sellOne(world: World, buyer: Buyer, hammerCents: number): Promise<string> {
  const { auctionId } = await sellLots(world, [{ buyer, hammerCents }]);
  return awaitReceipt(world, buyer, auctionId);
}

export async function paymentStates(world: World, invoiceId: string): Promise<string[]> {
  const rows = await world.owner
    .selectFrom('payments')
    .select('state')
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
}

/** The sums of the ledger's accounts for a receipt. */
export async function sumLedger(world: World, invoiceId: string): Promise<Record<string, number>> {
  const rows = await world.owner
    .selectFrom('entries')
    .select((entry) => ['account', entry.fn.sum<string>('amountCents').as('sum')])
    .where('invoiceId', '=', invoiceId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

/** What was charged for these payments according to the provider's own records (I9). */
export async function chargedAtSandbox(world: World, invoiceId: string): Promise<number[]> {
  const rows = await world.owner
    .selectFrom('sandbox.charges')
    .innerJoin('payments', (join) =>
      join.on((on) =>
        on(on.cast('payments.id', 'text'), '=', on.ref('sandbox.charges.idempotencyKey')),
      ),
    )
    .select('sandbox.charges.amountCents')
    .where('payments.invoiceId', '=', invoiceId)
    .where('sandbox.charges.status', '=', 'succeeded')
    .execute();
  return rows.map(({ amountCents }) => amountCents);
}

export async function isDeactivated(world: World, buyer: Buyer): Promise<boolean> {
  const row = await world.owner
    .selectFrom('deactivations')
    .select('id')
    .where('userId', '=', buyer.id)
    .where('liftedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function grantCredit(world: World, buyer: Buyer, amountCents: number): Promise<void> {
  await world.owner.transaction().execute((tx) =>
    postJournal(tx, {
      kind: 'credit granted',
      userId: buyer.id,
      invoiceId: null,
      paymentId: null,
      reference: `grant ${newId()}`,
      entries: [
        { account: 'promotion', userId: null, amountCents },
        { account: 'buyer credit', userId: buyer.id, amountCents: -amountCents },
      ],
    }),
  );
}

/** A deposit recorded as charged and held, without calling the gateway. */
export async function holdDeposit(db: Db, userId: string, amountCents: number): Promise<void> {
  const paymentId = newId();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payments')
      .values({
        id: paymentId,
        userId,
        purpose: 'deposit',
        amountCents,
        automatic: false,
        state: 'succeeded',
        gatewayCharge: `charge of ${paymentId}`,
        settledAt: sql<Date>`app.now()`,
      })
      .execute();
    await postJournal(tx, {
      kind: 'deposit held',
      userId,
      invoiceId: null,
      paymentId,
      reference: `payment ${paymentId}`,
      entries: [
        { account: 'gateway clearing', userId: null, amountCents },
        { account: 'buyer deposit', userId, amountCents: -amountCents },
      ],
    });
  });
}

/** A staff member of the center where an auction's lots are collected. */
export async function addStaff(world: World, auctionId: string): Promise<Buyer> {
  const person = await buildPerson(world.owner, { role: 'staff' });
  const { centerId } = await world.owner
    .selectFrom('auctions')
    .select('centerId')
    .where('id', '=', auctionId)
    .executeTakeFirstOrThrow();
  await world.owner.updateTable('users').set({ centerId }).where('id', '=', person.id).execute();
  const { token } = await buildSession(world.owner, person.id);
  return { id: person.id, token };
}

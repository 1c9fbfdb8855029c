import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import type { TokenisedCard } from '../../gateways/payments/gateway.ts';
import { isId } from '../platform/id-shape.ts';

/** A card is valid to the end of the month on it, in New York time. */
const pastMonth = (year: unknown, month: unknown) =>
  sql<boolean>`make_date(${year}::int, ${month}::int, 1) + interval '1 month'
    <= app.now() at time zone 'America/New_York'`;

const selectCards = (db: Db, userId: string) =>
  db
    .selectFrom('cards')
    .select([
      'id',
      'gatewayCard',
      'brand',
      'last4',
      'holder',
      'expMonth',
      'expYear',
      'address',
      'isPrimary',
    ])
    .select(pastMonth(sql.ref('exp_year'), sql.ref('exp_month')).as('expired'))
    .where('userId', '=', userId)
    .where('removedAt', 'is', null);

/** The primary card first, then in the order they were added. */
export const listCards = (db: Db, userId: string) =>
  selectCards(db, userId).orderBy('isPrimary', 'desc').orderBy('id').execute();

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export const findCard = async (db: Db, userId: string, cardId: string) =>
  isId(cardId)
    ? await selectCards(db, userId).where('id', '=', cardId).executeTakeFirst()
    : undefined;

export const findPrimaryCard = (db: Db, userId: string) =>
  selectCards(db, userId).where('isPrimary', '=', true).executeTakeFirst();

export async function findGatewayCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gatewayCustomers')
    .select('gatewayCustomer')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.gatewayCustomer ?? null;
}

/** The user's account at the payment provider, and the id of the primary card; null: none. */
export async function findPaymentIds(db: Db, userId: string) {
  const { rows } = await sql<{ customer: string | null; primaryCard: string | null }>`select
    (select gateway_customer from gateway_customers where user_id = ${userId}::uuid) as customer,
    (select id from cards where user_id = ${userId}::uuid and is_primary and removed_at is null)
      as primary_card`.execute(db);
  return rows[0] ?? { customer: null, primaryCard: null };
}

export async function insertGatewayCustomer(
  tx: Tx,
  userId: string,
  gatewayCustomer: string,
): Promise<void> {
  await tx
    .insertInto('gatewayCustomers')
    .values({ userId, gatewayCustomer })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export interface NewCard extends TokenisedCard {
  readonly id: string;
  readonly userId: string;
  readonly address: unknown;
  readonly isPrimary: boolean;
}

/** false: this card is saved already. The consent to charge it is given now (R54). */
export async function insertCard(tx: Tx, card: NewCard): Promise<boolean> {
  const inserted = await tx
    .insertInto('cards')
    .values({ ...card, address: json(card.address), consentAt: sql<Date>`app.now()` })
    .onConflict((conflict) => conflict.column('gatewayCard').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findCardByGateway = (db: Db, userId: string, gatewayCard: string) =>
  selectCards(db, userId).where('gatewayCard', '=', gatewayCard).executeTakeFirst();

export async function setPrimaryCard(tx: Tx, userId: string, cardId: string): Promise<void> {
  const ofUser = tx
    .updateTable('cards')
    .where('userId', '=', userId)
    .where('removedAt', 'is', null);
  await ofUser.set({ isPrimary: false }).where('isPrimary', '=', true).execute();
  await ofUser.set({ isPrimary: true }).where('id', '=', cardId).execute();
}

export async function setCardExpiry(
  tx: Tx,
  cardId: string,
  expiry: { expMonth: number; expYear: number },
): Promise<void> {
  await tx.updateTable('cards').set(expiry).where('id', '=', cardId).execute();
}

export async function removeCard(tx: Tx, cardId: string): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ removedAt: sql<Date>`app.now()`, isPrimary: false })
    .where('id', '=', cardId)
    .execute();
}

export async function isExpiryPast(
  db: Db,
  { expMonth, expYear }: { expMonth: number; expYear: number },
): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select ${pastMonth(expYear, expMonth)} as past`.execute(db);
  return rows[0]?.past ?? true;
}

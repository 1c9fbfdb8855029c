import type { BankStatus } from '@hammerdock/domain/invoicing/bank-verification.ts';
import type { Duration } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import type { BankProof, TokenisedBank, TokenisedCard } from '../../gateways/payments/gateway.ts';
import { isId } from '../platform/id-shape.ts';

/** A card is valid to the end of the month on it, in New York time. */
const pastMonth = (year: unknown, month: unknown) =>
  sql<boolean>`make_date(${year}::int, ${month}::int, 1) + interval '1 month'
    <= app.now() at time zone 'America/New_York'`;

const selectSources = (db: Db, userId: string) =>
  db
    .selectFrom('cards')
    .select([
      'id',
      'kind',
      'gatewayCard',
      'gatewaySetup',
      'brand',
      'last4',
      'holder',
      'expMonth',
      'expYear',
      'routingNumber',
      'bankStatus',
      'bankProof',
      'verificationUrl',
      'verifyTries',
      'address',
      'isPrimary',
    ])
    .select(
      sql<boolean>`coalesce(${pastMonth(sql.ref('exp_year'), sql.ref('exp_month'))}, false)`.as(
        'expired',
      ),
    )
    .where('userId', '=', userId)
    .where('removedAt', 'is', null);

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectSources>['execute']>>[number];

interface CommonFields extends Pick<
  SelectedRow,
  'id' | 'gatewayCard' | 'brand' | 'last4' | 'holder' | 'address' | 'isPrimary'
> {
  /** Never of a bank account. */
  readonly expired: boolean;
}

export interface CardRow extends CommonFields {
  readonly kind: 'card';
  readonly expMonth: number;
  readonly expYear: number;
}

/** `brand` is the name of the bank. */
export interface BankRow extends CommonFields {
  readonly kind: 'bank';
  readonly gatewaySetup: string;
  readonly routingNumber: string;
  readonly bankStatus: BankStatus;
  readonly proof: BankProof;
  /** Where the provider verifies the account on its own page. */
  readonly verificationUrl: string | null;
  readonly verifyTries: number;
}

/** What a buyer can pay with: cards and bank accounts are rows of one table. */
export type SourceRow = CardRow | BankRow;

/** CARD-06: it cannot be charged yet, or never. */
export const isUnverified = (source: SourceRow): boolean =>
  source.kind === 'bank' && source.bankStatus !== 'verified';

/** Constraints of the table say which columns each kind has. */
function readSource(row: SelectedRow): SourceRow {
  const { id, gatewayCard, brand, last4, holder, address, isPrimary, expired } = row;
  const common = { id, gatewayCard, brand, last4, holder, address, isPrimary, expired };
  const { expMonth, expYear, gatewaySetup, routingNumber, verifyTries } = row;
  if (row.kind === 'card' && expMonth !== null && expYear !== null) {
    return { ...common, kind: 'card', expMonth, expYear };
  }
  const bankStatus = BANK_STATUSES.find((status) => status === row.bankStatus);
  if (gatewaySetup === null || routingNumber === null || bankStatus === undefined) {
    throw new Error(`saved card ${id} lacks columns of its kind`);
  }
  const { verificationUrl } = row;
  const proof = row.bankProof === 'code' ? 'code' : 'amounts';
  const verification = { bankStatus, proof, verificationUrl, verifyTries } as const;
  return { ...common, kind: 'bank', gatewaySetup, routingNumber, ...verification };
}

const BANK_STATUSES: readonly BankStatus[] = ['new', 'verified', 'failed'];

const readOne = (row: SelectedRow | undefined): SourceRow | undefined =>
  row === undefined ? undefined : readSource(row);

/** The primary one first, then in the order they were added. */
export async function listSources(db: Db, userId: string): Promise<SourceRow[]> {
  const sources = selectSources(db, userId);
  const rows = await sources.orderBy('isPrimary', 'desc').orderBy('id').execute();
  return rows.map(readSource);
}

export const findSource = async (db: Db, userId: string, id: string) =>
  isId(id)
    ? readOne(await selectSources(db, userId).where('id', '=', id).executeTakeFirst())
    : undefined;

export const findPrimarySource = async (db: Db, userId: string) =>
  readOne(await selectSources(db, userId).where('isPrimary', '=', true).executeTakeFirst());

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
  customer: {
    readonly userId: string;
    readonly gatewayCustomer: string;
    readonly provider: string;
  },
): Promise<void> {
  await tx
    .insertInto('gatewayCustomers')
    .values(customer)
    // Two at once may collide on either unique index, so none is named.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewCard extends TokenisedCard {
  readonly id: string;
  readonly userId: string;
  readonly address: unknown;
  readonly isPrimary: boolean;
}

export interface NewBank extends TokenisedBank {
  readonly id: string;
  readonly userId: string;
  readonly address: unknown;
}

/** false: this account is saved already. The consent to charge it is given now (R54). */
export async function insertBank(tx: Tx, bank: NewBank): Promise<boolean> {
  const { bankName: brand, status: bankStatus, proof: bankProof, address, ...fields } = bank;
  const inserted = await tx
    .insertInto('cards')
    .values({
      ...fields,
      kind: 'bank',
      brand,
      bankStatus,
      bankProof,
      address: json(address),
      isPrimary: false,
      consentAt: sql<Date>`app.now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Counts an attempt before it is made; null where no more are allowed. */
export async function countVerifyTry(tx: Tx, id: string, max: number): Promise<number | null> {
  const row = await tx
    .updateTable('cards')
    .set((update) => ({ verifyTries: update('verifyTries', '+', 1) }))
    .where('id', '=', id)
    .where('bankStatus', '=', 'new')
    .where('verifyTries', '<', max)
    .returning('verifyTries')
    .executeTakeFirst();
  return row?.verifyTries ?? null;
}

export async function countTriesOf(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('cards')
    .select('verifyTries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.verifyTries;
}

/** Returns an attempt that the provider did not answer. */
export async function uncountVerifyTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('cards')
    .set((update) => ({ verifyTries: update('verifyTries', '-', 1) }))
    .where('id', '=', id)
    .where('verifyTries', '>', 0)
    .execute();
}

/** A decided verification stays as it is; returns whether it is decided now. */
export async function setBankStatus(tx: Tx, id: string, status: BankStatus): Promise<boolean> {
  const row = await tx
    .updateTable('cards')
    .set({ bankStatus: status })
    .where('id', '=', id)
    .where('bankStatus', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined && status !== 'new';
}

/** Of a verification at the provider that is not decided here yet. */
export const findNewBank = (db: Db, gatewaySetup: string) =>
  db
    .selectFrom('cards')
    .select(['id', 'userId'])
    .where('gatewaySetup', '=', gatewaySetup)
    .where('bankStatus', '=', 'new')
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** Accounts whose deposits were made this long ago, for the case that a webhook was lost. */
export async function listNewBanks(
  db: Db,
  { sinceMs, max }: { readonly sinceMs: Duration; readonly max: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cards')
    .select('gatewaySetup')
    .where('bankStatus', '=', 'new')
    .where('removedAt', 'is', null)
    .where(sql<SqlBool>`consent_at > app.now() - ${sinceMs} * interval '1 ms'`)
    .orderBy('consentAt')
    .limit(max)
    .execute();
  return rows.flatMap(({ gatewaySetup }) => gatewaySetup ?? []);
}

export const findCardByGateway = (db: Db, gatewayCard: string) =>
  db
    .selectFrom('cards')
    .select(['id', 'userId', 'isPrimary'])
    .where('gatewayCard', '=', gatewayCard)
    .where('kind', '=', 'card')
    .where('removedAt', 'is', null)
    .executeTakeFirst();

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

/**
 * A card for one payment. It is stored as removed, so that no other payment can charge it; null:
 * the provider's card belongs to another user.
 */
export async function insertCardUsedOnce(
  tx: Tx,
  card: TokenisedCard & { readonly id: string; readonly userId: string },
): Promise<string | null> {
  const now = sql<Date>`app.now()`;
  await tx
    .insertInto('cards')
    .values({ ...card, address: json({}), isPrimary: false, consentAt: now, removedAt: now })
    .onConflict((conflict) => conflict.column('gatewayCard').doNothing())
    .execute();
  const row = await tx
    .selectFrom('cards')
    .select('id')
    .where('gatewayCard', '=', card.gatewayCard)
    .where('userId', '=', card.userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findByGateway = async (db: Db, userId: string, gatewayCard: string) =>
  readOne(
    await selectSources(db, userId).where('gatewayCard', '=', gatewayCard).executeTakeFirst(),
  );

export async function setPrimary(tx: Tx, userId: string, cardId: string): Promise<void> {
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

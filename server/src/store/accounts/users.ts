import type { Coordinates } from '@hammerdock/domain/places/coordinates.ts';
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import { sql, type ExpressionBuilder, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { DB, Users } from '../../db/schema.gen.ts';

/**
 * The same folding as the unique index: A to Z only, independent of the database's locale (SF6).
 */
const foldedEmail = sql<string>`lower(users.email collate "C")`;
/** Folded by the database on both sides, because its lower case differs from ours. */
const foldedUsername = (username: string) => sql<string>`lower(${username})`;

const selectAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .select((users) => users.exists(standingDeactivation(users)).as('deactivated'));

const standingDeactivation = (users: ExpressionBuilder<DB, 'users'>) =>
  users
    .selectFrom('deactivations')
    .select('deactivations.id')
    .whereRef('deactivations.userId', '=', 'users.id')
    .where('deactivations.liftedAt', 'is', null);

export type Account = Awaited<ReturnType<typeof getAccount>>;

export const getAccount = (db: Db, userId: string) =>
  selectAccounts(db).where('users.id', '=', userId).executeTakeFirstOrThrow();

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  selectAccounts(db).where(foldedEmail, '=', foldAscii(email)).executeTakeFirst();

/** The account of a login: emails first, so that a username cannot take precedence over one. */
export async function findAccountByLogin(db: Db, login: string): Promise<Account | undefined> {
  const byEmail = await findAccountByEmail(db, login);
  // Always queried, so that the response time does not reveal who has an account (R35).
  const byUsername = await selectAccounts(db)
    .where(sql`lower(users.username)`, '=', foldedUsername(login))
    .executeTakeFirst();
  return byEmail ?? byUsername;
}

export interface Identity {
  readonly email: string;
  readonly username: string;
  readonly phone: string;
}
export type TakenPart = keyof Identity;

/** The first of these identities that another account has. */
export const findTakenPart = async (
  ...wanted: Parameters<typeof listTakenParts>
): Promise<TakenPart | null> => (await listTakenParts(...wanted))[0] ?? null;

/** Those of these identities that other accounts have. */
export async function listTakenParts(
  db: Db,
  wanted: Partial<Identity>,
  exceptUserId: string | null = null,
): Promise<readonly TakenPart[]> {
  const { email = '', username = '', phone = '' } = wanted;
  const rows = await db
    .selectFrom('users')
    .select((users) => [
      users(foldedEmail, '=', foldAscii(email)).as('email'),
      users(sql`lower(users.username)`, '=', foldedUsername(username)).as('username'),
      users('users.phone', '=', phone).as('phone'),
    ])
    .where((users) =>
      users.or([
        users(foldedEmail, '=', foldAscii(email)),
        users(sql`lower(users.username)`, '=', foldedUsername(username)),
        users('users.phone', '=', phone),
      ]),
    )
    .$if(exceptUserId !== null, (users) => users.where('users.id', '!=', exceptUserId ?? ''))
    .execute();
  const parts = ['email', 'username', 'phone'] as const;
  return parts.filter((part) => rows.some((row) => row[part]));
}

export interface NewUser extends Identity, Partial<Coordinates> {
  readonly id: string;
  readonly role: 'buyer' | 'seller' | 'staff' | 'admin';
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** false: the email, the username or the phone belongs to another account. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({ ...user, adultConfirmedAt: sql<Date>`app.now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type UserChanges = Pick<
  Updateable<Users>,
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'quickBidOn'
  | 'totalPricesOn'
  | 'passwordHash'
>;

/** Undefined fields are not changed. */
export async function updateUser(tx: Tx, userId: string, changes: UserChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

export async function markEmailVerified(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, app.now())` })
    .where('id', '=', userId)
    .execute();
}

/**
 * The password no longer works, and the phone counts as unverified: the person who chose the
 * password may have verified the phone, too.
 */
export async function endPassword(tx: Tx, userId: string): Promise<void> {
  const ended = { passwordHash: null, phoneVerifiedAt: null };
  await tx.updateTable('users').set(ended).where('id', '=', userId).execute();
}

/** Whether the password is still the one that was checked before the transaction began. */
export async function lockPassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const current = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return current?.passwordHash === passwordHash;
}

/** The phone that a code was just verified for; it may be the account's own. */
export async function setVerifiedPhone(tx: Tx, userId: string, phone: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone, phoneVerifiedAt: sql<Date>`app.now()` })
    .where('id', '=', userId)
    .execute();
}

/** Serializes concurrent requests for one name, email or phone, so that both get an answer. */
export async function lockIdentities(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identities of users'))`.execute(tx);
}

/** Whether the store has any account. */
export async function isInUse(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}

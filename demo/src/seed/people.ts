// The users of a seeded store, one or more for each role. They share one password, hashed once.
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';

export const SEED_PASSWORD = 'Hammer-dock-2026';

export interface SeedPerson {
  readonly username: string;
  readonly role: 'buyer' | 'seller' | 'staff' | 'admin';
  readonly firstName: string;
  readonly lastName: string;
  readonly centerId?: string;
  readonly emailVerified?: boolean;
  readonly bidLimitCents?: number;
  readonly quickBidOn?: boolean;
  /** The trade name of a seller. */
  readonly tradeName?: string;
  /** R58: of a seller. */
  readonly commissionBps?: number;
}

export const emailOf = (username: string): string => `${username}@example.com`;

export const buyer = (username: string, firstName: string, lastName: string): SeedPerson => ({
  username,
  role: 'buyer',
  firstName,
  lastName,
});

/** Finds the id of a seeded user. */
export type IdLookup = (username: string) => string;

interface NewPeople {
  readonly now: Instant;
  readonly passwordHash: string;
  /** The last digits of the first phone number. */
  readonly phonesFrom?: number;
}

export async function insertPeople(
  tx: Tx,
  people: readonly SeedPerson[],
  { now, passwordHash, phonesFrom = 1000 }: NewPeople,
): Promise<IdLookup> {
  const at = toDate(now);
  const rows = people.map((person, index) => ({
    id: newId(),
    role: person.role,
    username: person.username,
    email: emailOf(person.username),
    firstName: person.firstName,
    lastName: person.lastName,
    phone: phoneInE164(`404-555-${phonesFrom + index}`) ?? `+1404555${phonesFrom + index}`,
    passwordHash,
    address1: `${100 + index} Ponce de Leon Avenue`,
    city: 'Decatur',
    state: 'GA',
    zip: '30030',
    quickBidOn: person.quickBidOn ?? false,
    emailVerifiedAt: person.emailVerified === false ? null : at,
    phoneVerifiedAt: at,
    adultConfirmedAt: at,
    bidLimitCents: person.bidLimitCents ?? null,
    centerId: person.centerId ?? null,
    tradeName: person.tradeName ?? '',
    commissionBps: person.commissionBps ?? 0,
    createdAt: at,
  }));
  await tx.insertInto('users').values(rows).execute();
  return idLookup(rows);
}

export function idLookup(people: readonly { id: string; username: string }[]): IdLookup {
  const ids = new Map(people.map(({ id, username }) => [username, id]));
  return (username) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`there is no user ${username}`);
    return id;
  };
}

// The people of a seeded store, one or more for each role. They share one password, hashed once.
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import type { Db } from '../database.ts';
import { newId } from '../../gateways/ids.ts';
import { hashPassword } from '../../gateways/passwords.ts';

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
}

export const emailOf = (username: string): string => `${username}@example.com`;

/** Ids by username. */
export async function insertPeople(
  db: Db,
  people: readonly SeedPerson[],
): Promise<ReadonlyMap<string, string>> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  const rows = people.map((person, index) => ({
    id: newId(),
    role: person.role,
    username: person.username,
    email: emailOf(person.username),
    firstName: person.firstName,
    lastName: person.lastName,
    phone: phoneInE164(`404-555-${String(1000 + index)}`) ?? `+1404555${1000 + index}`,
    passwordHash,
    address1: `${100 + index} Ponce de Leon Avenue`,
    city: 'Decatur',
    state: 'GA',
    zip: '30030',
    quickBidOn: person.quickBidOn ?? false,
    emailVerifiedAt: person.emailVerified === false ? null : new Date(),
    phoneVerifiedAt: new Date(),
    adultConfirmedAt: new Date(),
    bidLimitCents: person.bidLimitCents ?? null,
    centerId: person.centerId ?? null,
  }));
  await db.insertInto('users').values(rows).execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

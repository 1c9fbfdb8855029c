// An auction with lots and people who may bid, for tests of bidding.
import { DEFAULT_INCREMENTS, type IncrementRow } from '@hammerdock/domain/bidding/increments.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { json, toDate, type Db } from '../db/database.ts';
import { digest, newId, newSecret } from '../security/ids.ts';
import { insertLotRows } from '../store/lots.ts';
import { nextNumber, PASSWORD_HASH } from './build.ts';

export interface TestAuction {
  readonly centerId: string;
  readonly auctionId: string;
  readonly categoryId: string;
  readonly sellerId: string;
}

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly username: string;
}

export interface TestAuctionOptions {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly softCloseSeconds?: number;
  readonly increments?: readonly IncrementRow[];
}

export async function addPerson(
  db: Db,
  role: 'buyer' | 'seller' | 'staff' | 'admin' = 'buyer',
): Promise<Person> {
  const count = nextNumber();
  const person = { id: newId(), token: newSecret(), username: `person${count}` };
  await db
    .insertInto('users')
    .values({
      id: person.id,
      role,
      firstName: 'Pat',
      lastName: 'Person',
      username: person.username,
      email: `${person.username}@example.com`,
      phone: `+1404555${String(count).padStart(4, '0')}`,
      passwordHash: PASSWORD_HASH,
      address1: '1 Main St',
      city: 'Decatur',
      state: 'GA',
      zip: '30030',
      emailVerifiedAt: new Date(0),
      phoneVerifiedAt: new Date(0),
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: digest(person.token),
      userId: person.id,
      persistent: false,
      expiresAt: new Date('2100-01-01'),
    })
    .execute();
  return person;
}

export async function addTestAuction(db: Db, options: TestAuctionOptions): Promise<TestAuction> {
  const seller = await addPerson(db, 'seller');
  const count = nextNumber();
  const testAuction = {
    centerId: newId(),
    auctionId: newId(),
    categoryId: newId(),
    sellerId: seller.id,
  };
  await db
    .insertInto('centers')
    .values({
      id: testAuction.centerId,
      slug: `center-${count}`,
      name: 'Decatur Pickup Center',
      address: '1 Dock St',
      city: 'Decatur',
      state: 'GA',
      zip: '30030',
      phone: '404-555-0100',
      taxBps: 800,
      hours: json({}),
    })
    .execute();
  await db
    .insertInto('categories')
    .values({
      id: testAuction.categoryId,
      slug: `c-${count}`,
      name: 'Tools',
      section: 'Home & Decor',
    })
    .execute();
  await db
    .insertInto('auctions')
    .values({
      id: testAuction.auctionId,
      number: count,
      title: 'Test auction',
      centerId: testAuction.centerId,
      sellerId: seller.id,
      startsAt: toDate(options.startsAt),
      endsAt: toDate(options.endsAt),
      softCloseSeconds: options.softCloseSeconds ?? 300,
      increments: json(options.increments ?? DEFAULT_INCREMENTS),
      taxBps: 800,
      pickupStartsAt: toDate(options.endsAt),
      publishedAt: toDate(options.startsAt),
    })
    .execute();
  return testAuction;
}

export interface LotOptions {
  readonly startPriceCents?: number;
  readonly phase?: 'upcoming' | 'open';
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly depositCents?: number;
  readonly retractMinutes?: number;
}

export async function addLot(
  db: Db,
  testAuction: TestAuction,
  options: LotOptions,
): Promise<string> {
  const count = nextNumber();
  const id = newId();
  const phase = options.phase ?? 'open';
  await insertLotRows(db, [
    {
      id,
      auctionId: testAuction.auctionId,
      number: count,
      lpn: `LPNT${count}`,
      title: `Cordless drill ${count}`,
      description: 'With two batteries and a charger.',
      categoryId: testAuction.categoryId,
      condition: 'Opened Box',
      startPriceCents: options.startPriceCents ?? 100,
      depositCents: options.depositCents ?? 0,
      retractMinutes: options.retractMinutes ?? 0,
      phase,
      firstPhase: phase,
      opensAt: toDate(options.opensAt),
      firstClosesAt: toDate(options.closesAt),
    },
  ]);
  return id;
}

/** Gives a person what R14 requires for bidding: a card, the retrieval location, the terms. */
export async function permitBidding(
  db: Db,
  person: Person,
  testAuction: TestAuction,
): Promise<void> {
  await addCard(db, person);
  await db
    .insertInto('locationAcceptances')
    .values({ userId: person.id, centerId: testAuction.centerId, auctionId: testAuction.auctionId })
    .execute();
}

export async function addCard(db: Db, person: Person): Promise<void> {
  await db
    .insertInto('cards')
    .values({
      id: newId(),
      userId: person.id,
      gatewayCard: `test_${person.id}`,
      brand: 'visa',
      last4: '4242',
      holder: 'Pat Person',
      expMonth: 12,
      expYear: 2040,
      address: json({
        line1: '1 Main St',
        line2: '',
        city: 'Decatur',
        state: 'GA',
        postal_code: '30030',
        country: 'US',
      }),
      isPrimary: true,
      consentAt: new Date(0),
    })
    .execute();
}

export async function addBidder(db: Db, testAuction: TestAuction): Promise<Person> {
  const person = await addPerson(db);
  await permitBidding(db, person, testAuction);
  return person;
}

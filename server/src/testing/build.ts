// Builds people, auctions and lots, with defaults for everything a test does not care about.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import type { ShippingTerms } from '@hammerdock/domain/invoicing/shipping.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { json, readNow, toDate, type Db } from '../db/database.ts';
import { appendEvent } from '../events/outbox.ts';
import { digest, newId, newSecret } from '../security/ids.ts';
import { recordLotEvent } from '../operations/bidding/record-lot-event.ts';
import { lockLot } from '../store/auctions/lot-locks.ts';
import { insertLotRows } from '../store/auctions/lots.ts';
import { insertSession } from '../store/accounts/sessions.ts';

/** The password of everyone built here, and its hash, computed once. */
export const PASSWORD = 'seven tall lanterns';
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$' +
  'uZeLuHEbYTHIxVqRy35ZWA$NBZEIBlHMa5WejGLExg+CKFNNFBNPZ17nHCNJnTQugE';

let count = 0;
/** A number unique among test rows, so that names and labels differ. */
export const nextNumber = (): number => ++count;

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

export async function buildPerson(
  db: Db,
  given: { username?: string; role?: 'buyer' | 'seller' | 'staff' | 'admin' } = {},
): Promise<Person> {
  const number = nextNumber();
  const username = given.username ?? `person${number}`;
  const person = { id: newId(), username, email: `${username}@example.com` };
  await db
    .insertInto('users')
    .values({
      ...person,
      role: given.role ?? 'buyer',
      firstName: 'Pat',
      lastName: 'Example',
      phone: `+1404555${String(number).padStart(4, '0')}`,
      passwordHash: PASSWORD_HASH,
      address1: '1 Main Street',
      city: 'Decatur',
      state: 'GA',
      zip: '30030',
    })
    .execute();
  return person;
}

/** An active session; the token is what a client sends. */
export async function buildSession(db: Db, userId: string): Promise<{ id: string; token: string }> {
  const token = newSecret();
  const id = newId();
  const expiresAt = (await readNow(db)) + minutes(60 * 24 * 365);
  await db.transaction().execute((tx) =>
    insertSession(tx, {
      id,
      tokenHash: digest(token),
      userId,
      persistent: false,
      userAgent: '',
      expiresAt,
    }),
  );
  return { id, token };
}

export async function buildCenter(db: Db): Promise<{ id: string; slug: string }> {
  const center = { id: newId(), slug: `center-${nextNumber()}` };
  await db
    .insertInto('centers')
    .values({
      ...center,
      name: 'Decatur',
      address: '1 Depot Road',
      city: 'Decatur',
      state: 'GA',
      zip: '30030',
      phone: '+14045550100',
      taxBps: 800,
      hours: json({}),
    })
    .execute();
  return center;
}

export async function buildAuction(
  db: Db,
  given: {
    endsAt?: Instant;
    title?: string;
    publishedAt?: Instant;
    shipping?: ShippingTerms | undefined;
  } = {},
): Promise<string> {
  const seller = await buildPerson(db, { role: 'seller' });
  const number = nextNumber();
  const { id: centerId } = await buildCenter(db);
  const now = await readNow(db);
  const id = newId();
  await db
    .insertInto('auctions')
    .values({
      id,
      number,
      title: given.title ?? `Auction ${number}`,
      centerId,
      sellerId: seller.id,
      startsAt: toDate(now - minutes(60)),
      endsAt: toDate(given.endsAt ?? now + minutes(60)),
      increments: json(DEFAULT_INCREMENTS),
      taxBps: 800,
      pickupStartsAt: toDate(now + minutes(60 * 24)),
      publishedAt: toDate(given.publishedAt ?? now - minutes(120)),
      ...(given.shipping === undefined
        ? {}
        : {
            deliveryMode: 2,
            shipFirstCents: given.shipping.firstCents,
            shipMoreCents: given.shipping.moreCents,
          }),
    })
    .execute();
  return id;
}

export interface LotGiven {
  readonly auctionId: string;
  readonly phase?: 'draft' | 'upcoming' | 'open';
  readonly opensAt?: Instant;
  readonly closesAt?: Instant;
  readonly retractMinutes?: number;
}

export async function buildLot(db: Db, given: LotGiven): Promise<string> {
  const number = nextNumber();
  const id = newId();
  const categoryId = newId();
  const now = await readNow(db);
  const phase = given.phase ?? 'open';
  const closesAt = toDate(given.closesAt ?? now + minutes(60));
  await db
    .insertInto('categories')
    .values({ id: categoryId, slug: `kind-${number}`, name: 'Kitchen', section: 'Home' })
    .execute();
  await insertLotRows(db, [
    {
      id,
      auctionId: given.auctionId,
      number,
      lpn: `LPN${number}`,
      title: `Lot ${number}`,
      description: 'A thing.',
      categoryId,
      condition: 'New',
      startPriceCents: 500,
      retractMinutes: given.retractMinutes ?? 0,
      phase,
      firstPhase: phase,
      opensAt: toDate(given.opensAt ?? now - minutes(60)),
      firstClosesAt: closesAt,
    },
  ]);
  return id;
}

/** A bid decided and recorded as in production, without the checks of the bidder. */
export async function buildBid(
  db: Db,
  bid: {
    lotId: string;
    bidderId: string;
    amountCents: number;
    advance?: boolean;
    type?: 'proxy' | 'hard';
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lot = await lockLot(tx, bid.lotId);
    if (lot === null) throw new Error('no such lot');
    const { bidderId, amountCents, type = 'proxy' } = bid;
    const now = await readNow(tx);
    const decided =
      bid.advance === true
        ? decide(lot, { kind: 'placeAdvanceBid', bidderId, amountCents }, now)
        : decide(lot, { kind: 'placeBid', bidderId, amountCents, type }, now);
    if (!decided.ok) throw new Error(`the bid was refused: ${decided.refusal}`);
    for (const event of decided.value) {
      const change = await recordLotEvent(tx, lot, event);
      if (event.kind !== 'bid.placed') continue;
      const { outcome, previousLeaderId } = event;
      const extended = change.closesAt > lot.state.closesAt;
      const payload = { ...change, bidderId, previousLeaderId, outcome, extended };
      await appendEvent(tx, 'bid.placed', payload);
    }
  });
}

// The demo store (OPS-03): two centers, four auctions, the goods of three manifests, and earlier
// bids. Deterministic, and relative to the time of seeding.
import { INVITE_REWARD_CENTS } from '@hammerdock/domain/credits/invite.ts';
import { hours, minutes, type Instant } from '@hammerdock/domain/time.ts';
import { lotsOfManifest } from '@hammerdock/server/src/operations/auctions/lots-of-manifest.ts';
import { insertInvitation } from '@hammerdock/server/src/store/accounts/invites.ts';
import { listCategories } from '@hammerdock/server/src/store/catalog/categories.ts';
import type { NewLot } from '@hammerdock/server/src/store/auctions/lots.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import { MANIFESTS, readDemoManifest } from '../manifests/read-manifest.ts';
import { fillAuction, type SeedAuction } from '../seed/auctions.ts';
import { insertCards } from '../seed/cards.ts';
import { insertCategories } from '../seed/categories.ts';
import { insertCenters, type SeedCenters } from '../seed/centers.ts';
import { seededRandom, type Random } from '../random.ts';
import type { SeedBid } from '../seed/play-lot.ts';
import { seedBids } from '../seed/seed-bids.ts';
import { seedHistory } from '../history/seed-history.ts';
import { insertProductTemplates } from '../seller/product-templates.ts';
import { insertUnfinished } from '../seller/unfinished.ts';
import { insertCoupons, type SeedCoupon } from '../seed/coupons.ts';
import { insertBanners } from '../seed/banners.ts';
import { offerOf } from './offers.ts';
import { seedLapsedPurchase } from '../seed/seed-lapsed-purchase.ts';
import { insertPages } from '../seed/pages.ts';
import { buyer, insertPeople, type IdLookup, type SeedPerson } from '../seed/people.ts';
import { insertQuestions } from '../seed/questions.ts';
import { QUESTIONS } from './questions.ts';
import { refundsOf } from './refunds.ts';
import { RIVALS } from '../rivals/rivals.ts';
import { shelfOf } from './shelves.ts';
import { acceptLocations, acceptTerms } from '../seed/acceptances.ts';
import type { Seeded, SeedInput } from '../seed/world.ts';

const staff = ({ decatur, smyrna }: SeedCenters): SeedPerson[] => [
  {
    username: 'seller',
    role: 'seller',
    firstName: 'Sam',
    lastName: 'Pallet',
    tradeName: 'Peachtree Liquidation',
    commissionBps: 1200,
  },
  { ...buyer('admin', 'Ada', 'Marsh'), role: 'admin' },
  { ...buyer('staff', 'Stella', 'Dock'), role: 'staff', centerId: decatur.id },
  { ...buyer('staff.smyrna', 'Stan', 'Gates'), role: 'staff', centerId: smyrna.id },
];

const buyers: readonly SeedPerson[] = [
  buyer('buyer', 'Bea', 'Porter'),
  { ...buyer('rival', 'Rita', 'Castillo'), quickBidOn: true },
  ...RIVALS,
  buyer('declined', 'Dana', 'Short'),
];

/** Bids late on lots without other bids, and pays in parts. */
const latecomer = buyer('halfway', 'Nina', 'Webb');

/** A user whose card fails when it is charged: an unpaid receipt, a deactivated account (R24). */
const UNPAID = ['declined', latecomer.username];

export async function seedDemo(tx: Tx, input: SeedInput): Promise<Seeded> {
  const { now, passwordHash, withHistory } = input;
  const centers = await insertCenters(tx);
  await insertPages(tx);
  await insertBanners(tx);
  const categories = await insertCategories(tx);
  const everyone = [...staff(centers), ...buyers, latecomer];
  const idOf = await insertPeople(tx, everyone, { now, passwordHash });
  const bidders = buyers.map(({ username }) => idOf(username));
  const cards = [...buyers, latecomer].map(({ username, firstName, lastName }) => ({
    userId: idOf(username),
    holder: `${firstName} ${lastName}`,
    kind: UNPAID.includes(username) ? ('fails on charge' as const) : ('succeeds' as const),
  }));
  await insertCards(tx, cards, now);
  await acceptTerms(
    tx,
    everyone.map(({ username }) => idOf(username)),
  );
  const random = seededRandom(2026);
  const goods = await readManifests(tx);
  const unassigned = goods.flat();
  const filled = [];
  for (const { lots: wanted, ...auction } of auctionsOf(now, centers)) {
    const lots = unassigned.splice(0, wanted);
    const given = { ...auction, sellerId: idOf('seller') };
    const { lotIds, ...rest } = await fillAuction(tx, given, lots);
    filled.push({ lotIds, ...rest });
    const withoutBids: LotWithoutBids[] = [];
    for (const [index, lotId] of lotIds.entries()) {
      const lot = lots[index];
      const retailCents = (lot?.msrpCents ?? 0) * (lot?.itemCount ?? 1);
      const bids = bidsFor({ ...auction, retailCents, now, bidders }, random);
      if (bids.length === 0) withoutBids.push({ lotId, isOffer: lot?.buyNowCents !== undefined });
      else await seedBids(tx, { lotId, opensAt: auction.startsAt, bids, now });
    }
    await seedLotsWithoutBids(tx, { ...auction, now, withoutBids, idOf });
  }
  await acceptLocations(tx, bidders, filled);
  await insertCoupons(tx, couponsOf(idOf), now);
  const curious = RIVALS.map(({ username }) => idOf(username));
  await insertQuestions(tx, QUESTIONS, { sellerId: idOf('seller'), bidders: curious });
  if (withHistory) {
    const staffOf = new Map([
      [centers.decatur.id, idOf('staff')],
      [centers.smyrna.id, idOf('staff.smyrna')],
    ]);
    const [sellerId, adminId] = [idOf('seller'), idOf('admin')];
    await seedHistory(tx, { now, passwordHash, centers, goods, sellerId, adminId, staffOf });
  }
  await insertUnfinished(tx, { sellerId: idOf('seller'), centers, now });
  await insertProductTemplates(tx, { sellerId: idOf('seller'), categories });
  // Rita registered with Bea's code, and pays a receipt as soon as the store opens.
  const invitation = { inviterId: idOf('buyer'), inviteeId: idOf('rival') };
  await insertInvitation(tx, { ...invitation, rewardCents: INVITE_REWARD_CENTS });
  return {
    signIns: ['buyer', 'rival', 'seller', 'staff', 'staff.smyrna', 'admin'],
    collected: [{ buyerId: idOf('rival'), staffId: idOf('staff.smyrna') }],
    paysInPart: [idOf(latecomer.username)],
    refunded: refundsOf(idOf, centers),
    visitors: bidders,
  };
}

interface LotWithoutBids {
  readonly lotId: string;
  readonly isOffer: boolean;
}

interface LotsWithoutBids {
  readonly number: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly now: Instant;
  readonly withoutBids: readonly LotWithoutBids[];
  readonly idOf: IdLookup;
}

/** The latecomer wins two of them at the end; June bought one by buy-now, and did not pay. */
async function seedLotsWithoutBids(tx: Tx, auction: LotsWithoutBids): Promise<void> {
  const { number, startsAt: opensAt, endsAt, now, withoutBids, idOf } = auction;
  const isLate = (place: number): boolean => number === CLOSED && place < 2;
  const late = { bidderId: idOf(latecomer.username), at: endsAt - hours(1), upToCents: 10_000 };
  for (const [place, { lotId }] of withoutBids.entries()) {
    await seedBids(tx, { lotId, opensAt, bids: isLate(place) ? [late] : [], now });
  }
  const offer = withoutBids.find(({ isOffer }) => isOffer);
  if (number !== RUNNING || offer === undefined) return;
  await seedLapsedPurchase(tx, {
    lotId: offer.lotId,
    buyerId: idOf('junebug'),
    at: now - minutes(45),
  });
}

const couponsOf = (idOf: IdLookup): SeedCoupon[] => [
  { code: 'WELCOME10', amountCents: 1000, notes: 'Welcome to Hammerdock', daysLeft: 365 },
  { code: 'PICKUP5', amountCents: 500, notes: 'For collecting early', daysLeft: 30, usesMax: 100 },
  {
    code: 'OPENING15',
    amountCents: 1500,
    notes: 'For the first three who came to our opening',
    daysLeft: 60,
    usesMax: 3,
    usedBy: ['buyer', 'marlon_h', 'priya.n'].map(idOf),
  },
  { code: 'SUMMER25', amountCents: 2500, notes: 'Summer clearance', daysLeft: -80 },
];

/** The lots of each manifest, with start prices and shelves. */
async function readManifests(tx: Tx): Promise<NewLot[][]> {
  const categories = await listCategories(tx);
  const manifests: NewLot[][] = [];
  for (const index of MANIFESTS.keys()) {
    const manifest = await readDemoManifest(tx, index);
    const intake = { auctionNumber: index + 1, fromNumber: 1, startPriceCents: 100, categories };
    const before = manifests.flat().length;
    const lots = lotsOfManifest(manifest, intake).map((lot, place) => ({
      ...lot,
      ...startTermsOf(lot),
      ...offerOf(lot, before + place),
      images: picturesOf(lot),
      floorLocation: shelfOf(before + place),
    }));
    manifests.push(lots);
  }
  return manifests;
}

/** Large goods start higher and require a deposit; some bids may be retracted. */
function startTermsOf({ msrpCents, lpn }: NewLot): Partial<NewLot> {
  if (msrpCents >= 60_000) return { startPriceCents: 5000, depositCents: 5000 };
  if (msrpCents >= 25_000) return { startPriceCents: 1000, retractMinutes: 60 };
  return lpn.endsWith('5') ? { startPriceCents: 500 } : {};
}

/** The closed auction, and one that runs for a day. */
const CLOSED = 101;
const RUNNING = 103;

type DemoAuction = Omit<SeedAuction, 'sellerId'> & { readonly lots: number };

/** The second closes lot by lot within the hour, so that a visitor sees lots close. */
function auctionsOf(now: Instant, { decatur, smyrna }: SeedCenters): DemoAuction[] {
  const rest = Number.MAX_SAFE_INTEGER;
  return [
    {
      number: CLOSED,
      title: 'Kitchen and home returns',
      center: smyrna,
      startsAt: now - hours(50),
      endsAt: now - hours(2),
      pickupStartsAt: now - hours(1),
      lots: 36,
    },
    {
      number: 102,
      title: 'Store returns: bedding, baby, toys and more',
      center: decatur,
      startsAt: now - hours(30),
      endsAt: now + minutes(12),
      staggerSeconds: 45,
      pickupStartsAt: now + hours(4),
      lots: 56,
    },
    {
      number: RUNNING,
      title: 'Warehouse club salvage: tools, garden, office',
      center: smyrna,
      startsAt: now - hours(6),
      endsAt: now + hours(22),
      staggerSeconds: 20,
      pickupStartsAt: now + hours(30),
      lots: 78,
    },
    {
      number: 104,
      title: 'Online returns: electronics, sports and appliances',
      center: decatur,
      startsAt: now + hours(2),
      endsAt: now + hours(30),
      staggerSeconds: 20,
      pickupStartsAt: now + hours(36),
      lots: rest,
    },
  ];
}

interface BidInput {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly retailCents: number;
  readonly now: Instant;
  readonly bidders: readonly string[];
}

const BIDS_MAX = 7;
const BID_IN_ADVANCE_MINUTES = 90;

/** Two lots in three have bids, up to half of their retail price; few come close to it. */
function bidsFor(
  { startsAt, endsAt, retailCents, now, bidders }: BidInput,
  random: Random,
): SeedBid[] {
  if (random.next() > (startsAt > now ? 0.15 : 0.68)) return [];
  const until = Math.min(now, endsAt);
  const from = Math.min(startsAt, until - minutes(BID_IN_ADVANCE_MINUTES));
  return Array.from({ length: 1 + random.integerBelow(BIDS_MAX) }, () => ({
    bidderId: random.pick(bidders),
    at: from + random.integerBelow(until - from),
    upToCents: 100 * Math.max(1, Math.round((retailCents * (0.04 + random.next() * 0.46)) / 100)),
  }));
}

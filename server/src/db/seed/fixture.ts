// The fixture data of the browser tests: twelve lots that tests only read, and one user for each
// obstacle to bidding (R14). Tests that bid, watch or buy create lots with testing/fixtures/lot-maker.ts.
import { picturesOf } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { hours, seconds, type Instant } from '@hammerdock/domain/time.ts';
import type { NewLot } from '../../store/auctions/lots.ts';
import type { Tx } from '../database.ts';
import { fillAuction, type FilledAuction, type SeedAuction } from './auctions.ts';
import { insertBanners } from './banners.ts';
import { insertCards } from './cards.ts';
import { insertCategories } from './categories.ts';
import { insertCenters, type SeedCenters } from './centers.ts';
import { insertCoupons, type SeedCoupon } from './coupons.ts';
import { holdLot } from './hold-lot.ts';
import { insertPages } from './pages.ts';
import { buyer, insertPeople, type Roll, type SeedPerson } from './people.ts';
import { acceptLocations, acceptTerms } from './standing.ts';
import type { Seeded, Soil } from './world.ts';

/** Ready to bid; each browser test uses its own of these users. */
const READY = [
  'olive',
  'oscar',
  'rhea',
  'rory',
  'clara',
  'cyrus',
  'sofia',
  'simon',
  'boris',
  'nadia',
  'maya',
  'karl',
  'petra',
  'wendy',
  'wanda',
  'alma',
  'basil',
  'beryl',
  'winnie',
  'reba',
  'drew',
  'hugo',
  'helga',
  'elias',
  'lisa',
  'kira',
  'kurt',
  'theo',
];

/** Has seen no announcement, accepted no terms and saved no card. */
const NEWCOMER = 'newell';

const people = ({ decatur, smyrna }: SeedCenters): SeedPerson[] => [
  { username: 'seller', role: 'seller', firstName: 'Sam', lastName: 'Seller' },
  { ...buyer('admin', 'Ada', 'Admin'), role: 'admin' },
  { ...buyer('staff', 'Stella', 'Desk'), role: 'staff', centerId: decatur.id },
  { ...buyer('staff.smyrna', 'Stan', 'Desk'), role: 'staff', centerId: smyrna.id },
  { ...buyer('rival', 'Rita', 'Rival'), quickBidOn: true },
  { ...buyer('limited', 'Lena', 'Limit'), bidLimitCents: 2000 },
  { ...buyer('unverified', 'Uma', 'Mail'), emailVerified: false },
  buyer('nocard', 'Nora', 'Card'),
  buyer('elsewhere', 'Elsa', 'Where'),
  buyer('oldterms', 'Otto', 'Terms'),
  buyer('depositor', 'Dora', 'Deposit'),
  buyer('quickless', 'Quinn', 'Slow'),
  buyer('deactivated', 'Dean', 'Active'),
  buyer('unpaid', 'Una', 'Paid'),
  buyer('keya', 'Keya', 'Board'),
  buyer('forgetful', 'Flora', 'Forget'),
  buyer('saver', 'Sara', 'Saver'),
  buyer('changer', 'Cora', 'Key'),
  { ...buyer('editor', 'Edna', 'Change'), emailVerified: false },
  buyer('carla', 'Carla', 'Cards'),
  buyer('inspector', 'Ines', 'Script'),
  buyer('quiet', 'Quentin', 'Quiet'),
  buyer(NEWCOMER, 'Nell', 'Comer'),
  ...READY.map((name) => ({ ...buyer(name, 'Pat', 'Pair'), quickBidOn: true })),
];

/** All but "nocard"; SETTLED below leaves out "elsewhere", who has accepted no location. */
const CARDED = [
  'rival',
  'limited',
  'unverified',
  'elsewhere',
  'oldterms',
  'depositor',
  'quickless',
  ...READY,
];
export const SETTLED = [
  'rival',
  'limited',
  'unverified',
  'nocard',
  'oldterms',
  'depositor',
  'quickless',
  'deactivated',
  'unpaid',
  'keya',
  ...READY,
];

/** Each won one of last week's lots; the charge fails, so they may not bid. */
const DEBTORS = ['deactivated', 'unpaid', 'keya'];

/** The rival leads on one lot and is outbid on the other, so neither of her lists is empty. */
const OPEN_BIDDERS: Readonly<Record<string, readonly string[]>> = {
  'Measuring jug': ['rival'],
  'Cutting board': ['rival', 'limited'],
};

export async function seedFixture(tx: Tx, { now, passwordHash }: Soil): Promise<Seeded> {
  const centers = await insertCenters(tx);
  await insertPages(tx);
  const everyone = people(centers);
  const idOf = await insertPeople(tx, everyone, { now, passwordHash });
  const categoryId = (await insertCategories(tx)).get('kitchen') ?? '';
  await insertCards(
    tx,
    [
      ...CARDED.map((name) => ({ userId: idOf(name), holder: name, kind: 'succeeds' as const })),
      ...DEBTORS.map((name) => ({
        userId: idOf(name),
        holder: name,
        kind: 'fails on charge' as const,
      })),
    ],
    now,
  );
  const known = everyone.filter(({ username }) => username !== NEWCOMER);
  const userIds = known.map(({ username }) => idOf(username));
  await acceptTerms(tx, userIds, [idOf('oldterms')]);
  await insertBanners(tx);
  const filled: FilledAuction[] = [];
  for (const { lots, ...auction } of auctionsOf(now, centers)) {
    const given = { ...auction, sellerId: idOf('seller') };
    const goods = lots.map((lot) => ({ ...lot, categoryId }));
    const { auctionId, centerId, lotIds } = await fillAuction(tx, given, goods);
    filled.push({ auctionId, centerId, lotIds });
    const past = auction.endsAt < now;
    for (const [index, lotId] of lotIds.entries()) {
      const bidders = past
        ? DEBTORS.slice(index, index + 1)
        : (OPEN_BIDDERS[lots[index]?.title ?? ''] ?? []);
      const visits = bidders.map((name, turn) => ({
        at: auction.startsAt + seconds(turn),
        bidderId: idOf(name),
        upToCents: 1500 + 1000 * turn,
      }));
      await holdLot(tx, { lotId, opensAt: auction.startsAt, visits, now });
    }
  }
  await acceptLocations(tx, SETTLED.map(idOf), filled);
  await insertCoupons(tx, couponsOf(idOf), now);
  const later = { collected: [], paysInPart: [], refunded: [] };
  return { signIns: ['rival', 'seller', 'staff', 'staff.smyrna', 'admin'], ...later };
}

/** The number of credits on one page. */
const PILE = 12;

const couponsOf = (idOf: Roll): SeedCoupon[] => [
  { code: 'WALK5', amountCents: 500, notes: 'Thank you for coming', daysLeft: 1 },
  { code: 'WALKOLD', amountCents: 500, notes: 'Of last year', daysLeft: -1 },
  {
    code: 'WALKGONE',
    amountCents: 500,
    notes: 'For one',
    daysLeft: 1,
    usesMax: 1,
    usedBy: [idOf('limited')],
  },
  {
    code: 'WALKPILE',
    amountCents: 500,
    notes: 'For coming often',
    daysLeft: 1,
    usesPerUserMax: PILE,
    usedBy: Array<string>(PILE).fill(idOf('saver')),
  },
];

export type Goods = Omit<NewLot, 'categoryId'>;

export const lot = (lpn: string, title: string, more: Partial<Goods> = {}): Goods => ({
  lpn,
  title,
  description: `${title}. Tested, complete, and ready to take home from the pickup center.`,
  condition: 'Opened Box',
  msrpCents: 12_999,
  startPriceCents: 500,
  floorLocation: 'A-01-1',
  images: picturesOf({ title }),
  ...more,
});

type FixtureAuction = Omit<SeedAuction, 'sellerId'> & { readonly lots: readonly Goods[] };

function auctionsOf(now: Instant, { decatur, smyrna }: SeedCenters): FixtureAuction[] {
  const open = { startsAt: now - hours(1), endsAt: now + hours(3), pickupStartsAt: now };
  const tomorrow = {
    startsAt: now + hours(24),
    endsAt: now + hours(48),
    pickupStartsAt: now + hours(48),
  };
  const before = { startsAt: now - hours(48), endsAt: now - hours(24), pickupStartsAt: now };
  return [
    { number: 1, title: 'Kitchen week', center: decatur, ...open, lots: openLots },
    { number: 2, title: 'Tomorrow', center: smyrna, ...tomorrow, lots: tomorrowLots },
    { number: 3, title: 'Last week', center: decatur, ...before, lots: pastLots },
  ];
}

const openLots: readonly Goods[] = [
  lot('LPNWALK001', 'Linen aprons, two colors', { condition: 'Apparel', itemCount: 2 }),
  lot('LPNWALK002', 'Knife block with eight knives', { condition: 'Damaged' }),
  lot('LPNWALK003', 'Cast iron skillet set', { itemCount: 3 }),
  lot('LPNWALK004', 'Chest freezer, seven cubic feet', {
    depositCents: 5000,
    condition: 'Scratch & Dent',
    conditionNote: 'Good Condition',
  }),
  lot('LPNWALK005', 'Measuring jug'),
  lot('LPNWALK006', 'Copper kettle', { condition: 'Appears New' }),
  lot('LPNWALK007', 'Cutting board'),
  lot('LPNWALK008', 'Pie funnel', { buyNowCents: 4000 }),
];

const tomorrowLots: readonly Goods[] = [lot('LPNWALK009', 'Bread maker')];

const pastLots: readonly Goods[] = [
  lot('LPNWALK010', 'Bamboo steamer'),
  lot('LPNWALK011', 'Wicker basket'),
  lot('LPNWALK012', 'Cheese grater'),
];

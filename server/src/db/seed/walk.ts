// The small world of the browser tests: two lots that close within minutes, one for each width of
// screen, and somebody for each thing that may stand between a person and a bid (R14).
import { picturesOf } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { hours, seconds, type Instant } from '@hammerdock/domain/time.ts';
import type { NewLot } from '../../store/lots.ts';
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
import { seriesOf } from './walk-series.ts';
import type { Seeded, Soil } from './world.ts';

/** Long enough for a visitor to register and bid twice on a slow machine. */
const WALK_SECONDS = 210;

/** Ready to bid: for each browser test those that it needs, and no other test's. */
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
  'drew',
  'hugo',
  'helga',
  'elias',
  'lisa',
  'kira',
  'kurt',
];

/** Has seen none of the announcements, accepted no terms and saved no card. */
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
  buyer('quiet', 'Quentin', 'Quiet'),
  buyer(NEWCOMER, 'Nell', 'Comer'),
  ...READY.map((name) => ({ ...buyer(name, 'Pat', 'Pair'), quickBidOn: true })),
];

/** "nocard" has none; "elsewhere" has accepted no retrieval location. */
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
const SETTLED = [
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

/** What they won last week is not paid: the charge fails, and bidding is over. */
const DEBTORS = ['deactivated', 'unpaid', 'keya'];
/** Lot by lot; what Winnie won is paid. */
const PAST_WINNERS = ['deactivated', 'unpaid', 'winnie', 'winnie', 'keya'];

/** So that neither of the rival's own lists is empty: one lot she leads on, and one she lost. */
const OPEN_BIDDERS: Readonly<Record<string, readonly string[]>> = {
  'Measuring jug': ['rival'],
  'Cutting board': ['rival', 'limited'],
};

export async function seedWalk(tx: Tx, { now, passwordHash }: Soil): Promise<Seeded> {
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
        ? PAST_WINNERS.slice(index, index + 1)
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

/** As many credits as one page holds. */
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

type Goods = Omit<NewLot, 'categoryId'>;

const lot = (lpn: string, title: string, more: Partial<Goods> = {}): Goods => ({
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

type WalkAuction = Omit<SeedAuction, 'sellerId'> & { readonly lots: readonly Goods[] };

function auctionsOf(now: Instant, { decatur, smyrna }: SeedCenters): WalkAuction[] {
  const begun = { startsAt: now - hours(1), pickupStartsAt: now };
  const soon = { ...begun, endsAt: now + seconds(WALK_SECONDS), softCloseSeconds: 15 };
  const later = { ...begun, endsAt: now + hours(3) };
  const tomorrow = {
    startsAt: now + hours(24),
    endsAt: now + hours(48),
    pickupStartsAt: now + hours(48),
  };
  const before = { startsAt: now - hours(48), endsAt: now - hours(24), pickupStartsAt: now };
  const mixer = lot('LPNWALK001', 'Stand mixer with glass bowl', { floorLocation: 'B-02-1' });
  const espresso = lot('LPNWALK002', 'Espresso machine with grinder', { floorLocation: 'C-04-2' });
  return [
    { number: 1, title: 'Phone walk', center: decatur, ...soon, lots: [mixer] },
    { number: 2, title: 'Desk walk', center: smyrna, ...soon, lots: [espresso] },
    { number: 3, title: 'Kitchen week', center: decatur, ...later, lots: refusalLots },
    { number: 4, title: 'Tomorrow', center: smyrna, ...tomorrow, lots: tomorrowLots },
    {
      number: 5,
      title: 'Last week',
      center: decatur,
      ...before,
      lots: pastLots,
    },
    ...seriesOf(now, begun.startsAt).map(({ goods, ...auction }, index) => ({
      ...auction,
      number: 6 + index,
      center: decatur,
      lots: goods.map(({ lpn, title, ...more }) => lot(lpn, title, more)),
    })),
  ];
}

/** Of more than the 200 characters that are shown at first (PV-03). */
const LONG_DESCRIPTION = `White porcelain. ${'It holds soup for twelve. '.repeat(8)}The ladle is gone.`;

const refusalLots: readonly Goods[] = [
  lot('LPNWALK003', 'Cast iron skillet set', { itemCount: 3 }),
  lot('LPNWALK004', 'Chest freezer, seven cubic feet', {
    depositCents: 5000,
    condition: 'Scratch & Dent',
    conditionNote: 'Good Condition',
  }),
  lot('LPNWALK005', 'Slow cooker with timer', { retractMinutes: 5 }),
  lot('LPNWALK006', 'Copper kettle', { condition: 'Appears New' }),
  lot('LPNWALK007', 'Knife block with eight knives', { condition: 'Damaged' }),
  lot('LPNWALK008', 'Linen aprons, two colors', { condition: 'Apparel', itemCount: 2 }),
  lot('LPNWALK013', 'Enamel roaster'),
  lot('LPNWALK014', 'Rolling pin set', { retractMinutes: 5 }),
  lot('LPNWALK015', 'Glass teapot'),
  lot('LPNWALK016', 'Salad spinner'),
  lot('LPNWALK017', 'Wire whisk trio'),
  lot('LPNWALK018', 'Marble pastry board'),
  lot('LPNWALK030', 'Stoneware casserole', { itemCount: 3 }),
  lot('LPNWALK031', 'Pepper mill'),
  lot('LPNWALK020', 'Rice cooker', { buyNowCents: 4000 }),
  lot('LPNWALK021', 'Waffle iron', { buyNowCents: 4000 }),
  lot('LPNWALK022', 'Toaster oven', { buyNowCents: 4000 }),
  lot('LPNWALK023', 'Hand blender', { buyNowCents: 4000 }),
  lot('LPNWALK032', 'Soup tureen', {
    itemCount: 2,
    description: LONG_DESCRIPTION,
    sourceUrl: 'https://example.com/goods/tureen',
  }),
  lot('LPNWALK033', 'Fondue pot', { retractMinutes: 5 }),
  lot('LPNWALK034', 'Pie funnel', { buyNowCents: 4000 }),
  lot('LPNWALK035', 'Honey dipper'),
  lot('LPNWALK038', 'Egg poacher', { retractMinutes: 5 }),
  lot('LPNWALK040', 'Measuring jug'),
  lot('LPNWALK041', 'Cutting board'),
  lot('LPNWALK042', 'Tea strainer'),
];

const pastLots: readonly Goods[] = [
  lot('LPNWALK012', 'Bamboo steamer'),
  lot('LPNWALK019', 'Wicker basket'),
  lot('LPNWALK036', 'Butter dish'),
  lot('LPNWALK037', 'Gravy boat'),
  lot('LPNWALK039', 'Cheese grater'),
];

const tomorrowLots: readonly Goods[] = [
  lot('LPNWALK009', 'Bread maker'),
  lot('LPNWALK010', 'Pasta roller'),
  lot('LPNWALK011', 'Ice cream machine'),
];

// The small world of the browser tests: two lots that close within minutes, one for each width of
// screen, and somebody for each thing that may stand between a person and a bid (R14).
import { hours, minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '../database.ts';
import { newId } from '../../gateways/ids.ts';
import { insertAuction, insertLots, type SeedLot } from './auctions.ts';
import { insertCards } from './cards.ts';
import { insertCenters, type SeedCenters } from './centers.ts';
import { insertPages } from './pages.ts';
import { insertPeople, type SeedPerson } from './people.ts';

const WALK_MINUTES = 4;
const TERMS_NOW = 2;

const buyer = (username: string, firstName: string, lastName: string): SeedPerson => ({
  username,
  role: 'buyer',
  firstName,
  lastName,
});

const people = ({ decatur, smyrna }: SeedCenters): SeedPerson[] => [
  { username: 'seller', role: 'seller', firstName: 'Sam', lastName: 'Seller' },
  { ...buyer('admin', 'Ada', 'Admin'), role: 'admin' },
  { ...buyer('staff', 'Stella', 'Desk'), role: 'staff', centerId: decatur },
  { ...buyer('staff.smyrna', 'Stan', 'Desk'), role: 'staff', centerId: smyrna },
  { ...buyer('rival', 'Rita', 'Rival'), quickBidOn: true },
  { ...buyer('limited', 'Lena', 'Limit'), bidLimitCents: 2000 },
  { ...buyer('unverified', 'Uma', 'Mail'), emailVerified: false },
  buyer('nocard', 'Nora', 'Card'),
  buyer('elsewhere', 'Elsa', 'Where'),
  buyer('oldterms', 'Otto', 'Terms'),
  buyer('depositor', 'Dora', 'Deposit'),
  buyer('retractor', 'Rex', 'Tract'),
];

const lot = (lpn: string, title: string, more: Partial<SeedLot>): Omit<SeedLot, 'categoryId'> => ({
  lpn,
  title,
  description: `${title}. Tested, complete, and ready to take home from the pickup center.`,
  condition: 'Opened Box',
  msrpCents: 12_999,
  startPriceCents: 500,
  floorLocation: 'A-01-1',
  ...more,
});

export async function seedWalk(db: Db): Promise<void> {
  const now = await readNow(db);
  const centers = await insertCenters(db);
  await insertPages(db);
  const ids = await insertPeople(db, people(centers));
  const id = (username: string): string => ids.get(username) ?? '';
  const categoryId = newId();
  await db
    .insertInto('categories')
    .values({ id: categoryId, slug: 'kitchen', name: 'Kitchen', section: 'Home & Decor' })
    .execute();
  const carded = [
    'rival',
    'limited',
    'unverified',
    'elsewhere',
    'oldterms',
    'depositor',
    'retractor',
  ];
  await insertCards(
    db,
    carded.map((name) => ({ userId: id(name), holder: name, kind: 'succeeds' as const })),
  );
  const auctions = await insertWalkAuctions(db, {
    now,
    centers,
    sellerId: id('seller'),
    categoryId,
  });
  await acceptTerms(db, [...ids.values()], id('oldterms'));
  const settled = [
    'rival',
    'limited',
    'unverified',
    'nocard',
    'oldterms',
    'depositor',
    'retractor',
  ];
  for (const name of settled) {
    for (const { auctionId, centerId } of auctions) {
      await db
        .insertInto('locationAcceptances')
        .values({ userId: id(name), auctionId, centerId })
        .execute();
    }
  }
}

interface Grounds {
  readonly now: Instant;
  readonly centers: SeedCenters;
  readonly sellerId: string;
  readonly categoryId: string;
}

async function insertWalkAuctions(db: Db, { now, centers, sellerId, categoryId }: Grounds) {
  const add = async (
    given: { number: number; title: string; centerId: string; taxBps: number },
    times: { startsAt: Instant; endsAt: Instant; softCloseSeconds: number },
    lots: readonly Omit<SeedLot, 'categoryId'>[],
  ) => {
    const { startsAt, endsAt } = times;
    const auctionId = await insertAuction(db, {
      ...given,
      ...times,
      sellerId,
      pickupStartsAt: startsAt <= now ? now : endsAt,
    });
    const schedule = {
      auctionId,
      phase: startsAt <= now ? ('open' as const) : ('upcoming' as const),
      opensAt: startsAt,
      firstClosesAt: endsAt,
      staggerSeconds: 10,
    };
    await insertLots(
      db,
      schedule,
      lots.map((one) => ({ ...one, categoryId })),
    );
    return { auctionId, centerId: given.centerId };
  };
  const soon = {
    startsAt: now - hours(1),
    endsAt: now + minutes(WALK_MINUTES),
    softCloseSeconds: 15,
  };
  const later = { startsAt: now - hours(1), endsAt: now + hours(3), softCloseSeconds: 300 };
  const tomorrow = { startsAt: now + hours(24), endsAt: now + hours(48), softCloseSeconds: 300 };
  const decatur = { centerId: centers.decatur, taxBps: 800 };
  const smyrna = { centerId: centers.smyrna, taxBps: 600 };
  return [
    await add({ number: 1, title: 'Phone walk', ...decatur }, soon, [
      lot('LPNWALK001', 'Stand mixer with glass bowl', { floorLocation: 'B-02-1' }),
    ]),
    await add({ number: 2, title: 'Desk walk', ...smyrna }, soon, [
      lot('LPNWALK002', 'Espresso machine with grinder', { floorLocation: 'C-04-2' }),
    ]),
    await add({ number: 3, title: 'Kitchen week', ...decatur }, later, [
      lot('LPNWALK003', 'Cast iron skillet set', { itemCount: 3 }),
      lot('LPNWALK004', 'Chest freezer, seven cubic feet', {
        depositCents: 5000,
        condition: 'Scratch & Dent',
      }),
      lot('LPNWALK005', 'Slow cooker with timer', { retractMinutes: 5 }),
      lot('LPNWALK006', 'Copper kettle', { condition: 'Appears New' }),
      lot('LPNWALK007', 'Knife block with eight knives', { condition: 'Damaged' }),
      lot('LPNWALK008', 'Linen aprons, two colors', { condition: 'Apparel', itemCount: 2 }),
    ]),
    await add({ number: 4, title: 'Tomorrow', ...smyrna }, tomorrow, [
      lot('LPNWALK009', 'Bread maker', {}),
      lot('LPNWALK010', 'Pasta roller', {}),
      lot('LPNWALK011', 'Ice cream machine', {}),
    ]),
  ];
}

/** Everyone has accepted the terms as they are now, but for one who saw an older version. */
async function acceptTerms(db: Db, userIds: readonly string[], outdated: string): Promise<void> {
  const rows = userIds.map((userId) => ({
    userId,
    version: userId === outdated ? TERMS_NOW - 1 : TERMS_NOW,
  }));
  await db.insertInto('termsAcceptances').values(rows).execute();
}

// The bidding on the lots of a past auction.
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { initialState, type LotState } from '@hammerdock/domain/bidding/lot.ts';
import { newYorkDate, seconds, type Instant } from '@hammerdock/domain/time.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import type { NewLot } from '@hammerdock/server/src/store/auctions/lots.ts';
import type { LoggedChange } from '@hammerdock/server/src/store/bidding/lot-log.ts';
import type { Random } from '../random.ts';
import { playLot, type SeedBid } from '../seed/play-lot.ts';
import type { PastAuction } from './past-auctions.ts';

export interface PastLot {
  readonly id: string;
  readonly number: number;
  readonly goods: NewLot;
  readonly firstClosesAt: Instant;
  readonly log: readonly LoggedChange[];
  readonly state: LotState;
}

interface Bidders {
  readonly bidders: readonly string[];
  readonly random: Random;
  readonly now: Instant;
}

export const playLots = (
  auction: PastAuction,
  goods: readonly NewLot[],
  bidders: Bidders,
): PastLot[] => goods.map((lot, place) => playOne(auction, { lot, place }, bidders));

function playOne(
  auction: PastAuction,
  { lot, place }: { lot: NewLot; place: number },
  { bidders, random, now }: Bidders,
): PastLot {
  const { startsAt: opensAt, endsAt, staggerSeconds, softCloseSeconds } = auction;
  const id = newId();
  const firstClosesAt = endsAt + place * seconds(staggerSeconds);
  const { startPriceCents, retractMinutes = 0 } = lot;
  const increments = DEFAULT_INCREMENTS;
  const terms = { startPriceCents, retractMinutes, increments, softCloseSeconds };
  let state = initialState({ phase: 'upcoming', closesAt: firstClosesAt });
  const bids = bidsFor(lot, { opensAt, closesAt: firstClosesAt, bidders }, random);
  const log = playLot({ terms, state }, { opensAt, bids, now }).map((event): LoggedChange => {
    state = evolve(state, event);
    return { lotId: id, entry: entryOf(event), after: state };
  });
  return { id, number: place + 1, goods: lot, firstClosesAt, log, state };
}

const WITHOUT_BIDS = 0.14;
const BIDS_MAX = 16;

interface Wanted {
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly bidders: readonly string[];
}

/** Most bids come shortly before the close; the highest are a third of the retail price. */
function bidsFor(
  { msrpCents, itemCount = 1 }: NewLot,
  { opensAt, closesAt, bidders }: Wanted,
  random: Random,
): SeedBid[] {
  if (random.next() < WITHOUT_BIDS) return [];
  const worthCents = msrpCents * itemCount * (0.1 + 0.25 * random.next()) * seasonOf(closesAt);
  const span = closesAt - opensAt - 1;
  return Array.from({ length: 2 + random.integerBelow(BIDS_MAX) }, () => {
    const early = random.next();
    const part = 1 - early * (0.6 + 0.35 * random.next());
    return {
      bidderId: random.pick(bidders),
      at: closesAt - 1 - Math.floor(span * early ** 4),
      upToCents: 100 * Math.max(1, Math.round((worthCents * part) / 100)),
    };
  });
}

/** More is paid before the holidays than after them. */
const SEASON = [0.85, 0.88, 0.95, 1, 1, 0.98, 0.95, 0.97, 1, 1.04, 1.12, 1.18];
const seasonOf = (at: Instant): number => SEASON[newYorkDate(at).month - 1] ?? 1;

// The auctions of the demo's last year: one every two weeks, the latest settled already.
import { scheduleOn } from '@hammerdock/domain/auctions/auction-schedule.ts';
import {
  addDays,
  formatShortDay,
  newYorkTime,
  weekdayOf,
  type Instant,
} from '@hammerdock/domain/time.ts';
import { MANIFESTS } from '../manifests/read-manifest.ts';
import type { SeedAuction } from '../seed/auctions.ts';
import type { SeedCenters } from '../seed/centers.ts';

const PAST_AUCTIONS = 25;
const FIRST_NUMBER = 76;
const DAYS_BETWEEN = 14;
/** At least: then it is paid out. */
const LAST_STARTED_DAYS_AGO = 19;
const MONDAY = 1;

export type PastAuction = Omit<SeedAuction, 'sellerId'> &
  Pick<Required<SeedAuction>, 'softCloseSeconds' | 'staggerSeconds'>;

/** Oldest first, from Monday to Thursday; the centers alternate. */
export function listPastAuctions(now: Instant, { decatur, smyrna }: SeedCenters): PastAuction[] {
  const latest = addDays(newYorkTime(now), -LAST_STARTED_DAYS_AGO);
  const monday = addDays(latest, -((weekdayOf(latest) + 7 - MONDAY) % 7));
  return Array.from({ length: PAST_AUCTIONS }, (_, place) => {
    const times = scheduleOn(addDays(monday, -DAYS_BETWEEN * (PAST_AUCTIONS - 1 - place)), {
      startsMinute: 10 * 60,
      endsAfterDays: 3,
      endsMinute: 19 * 60,
      pickupAfterDays: 4,
      pickupMinute: 10 * 60,
    });
    return {
      ...times,
      number: FIRST_NUMBER + place,
      title: `${titleOf(place)}, ${formatShortDay(times.endsAt)}`,
      center: place % 2 === 0 ? decatur : smyrna,
      softCloseSeconds: 300,
      staggerSeconds: 20,
    };
  });
}

/** The auctions take turns with the manifests. */
function titleOf(place: number): string {
  const title = MANIFESTS[place % MANIFESTS.length]?.title ?? 'mixed goods';
  return title.charAt(0).toUpperCase() + title.slice(1);
}

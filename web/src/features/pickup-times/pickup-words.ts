// What a buyer reads about pickup times.
import { countOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime, formatPickupWindow, type Instant } from '@hammerdock/domain/time.ts';
import { missedBy } from '@hammerdock/contract/texts/missed-receipts.ts';
import type { PickupCenter, PickupSlot, PickupVisit } from './pickup-center.ts';

interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** "Fri, Nov 6, 10 am – 1 pm" */
export const timeText = ({ starts_at: start, ends_at: end }: Times): string =>
  formatPickupWindow(instantOf(start), instantOf(end));

/** "Fri, Nov 6" */
export const dayText = (startsAt: string): string =>
  formatPickupTime(instantOf(startsAt)).split(', ').slice(0, 2).join(', ');

/** "10 am – 1 pm" */
export const hoursText = (times: Times): string => timeText(times).split(', ').slice(2).join(', ');

const FEW = 5;

/** "Full", "3 left"; empty while there are many. */
export function placesText({ places_left: left }: PickupSlot): string {
  if (left === 0) return 'Full';
  return left <= FEW ? `${left} left` : '';
}

/** The chosen time, while there is one. */
export const timesOf = (visit: PickupVisit | null): Times | null =>
  visit === null || visit.starts_at === null || visit.ends_at === null
    ? null
    : { starts_at: visit.starts_at, ends_at: visit.ends_at };

/** Checked in, and not done yet. */
export const isHere = (visit: PickupVisit | null): boolean =>
  visit !== null && visit.arrived_date !== null;

/** Who is here without a time needs none. */
export const mayChoose = ({ visit, days }: PickupCenter): boolean =>
  days.length > 0 && (timesOf(visit) !== null || !isHere(visit));

export type TimeState = 'none' | 'to come' | 'now' | 'over';

export function stateOf(visit: PickupVisit | null, now: Instant): TimeState {
  const times = timesOf(visit);
  if (times === null) return 'none';
  if (now < instantOf(times.starts_at)) return 'to come';
  return now < instantOf(times.ends_at) ? 'now' : 'over';
}

/** Those whose items are not ready yet. */
export const laterOf = (receipts: PickupCenter['receipts'], now: Instant) =>
  receipts.filter(({ pickup_start_date: from }) => instantOf(from) > now);

/**
 * What can be picked up now, and from when the rest can: "2 items ready, 1 more from Tue, …", or
 * "3 items, ready from Tue, …" with when all of them are.
 */
export function readyText(receipts: PickupCenter['receipts'], now: Instant): string {
  const count = (of: PickupCenter['receipts']) => of.reduce((sum, each) => sum + each.lot_count, 0);
  const later = laterOf(receipts, now);
  const readyCount = count(receipts) - count(later);
  if (later.length === 0) return `${countOf(readyCount, 'item')} ready`;
  const starts = later.map((each) => instantOf(each.pickup_start_date));
  const [first, last] = [Math.min(...starts), Math.max(...starts)].map(formatPickupTime);
  const from = first === last ? first : `${first}, all by ${last}`;
  return readyCount === 0
    ? `${countOf(count(later), 'item')}, ready from ${from}`
    : `${countOf(readyCount, 'item')} ready, ${count(later)} more from ${from}`;
}

/** What the chosen time misses while it is not over; of one receipt, or of all. */
export function missedTexts(center: PickupCenter, now: Instant, invoiceId?: string): string[] {
  const times = timesOf(center.visit);
  if (times === null || stateOf(center.visit, now) === 'over') return [];
  return missedBy(
    center.receipts.filter(({ invoice_id: id }) => invoiceId === undefined || id === invoiceId),
    times,
  );
}

/** Whether the buyer may say that they are here. */
export const mayArrive = (
  { arrive_from: from, arrive_until: until }: PickupCenter,
  now: Instant,
): boolean => from !== null && until !== null && instantOf(from) <= now && now < instantOf(until);

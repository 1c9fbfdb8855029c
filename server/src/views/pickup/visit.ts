import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import {
  hasArrived,
  isBookable,
  nextArrival,
  slotsOfWindows,
  type PickupSlot,
} from '@hammerdock/domain/pickup/slots.ts';
import { toIso, type Instant } from '@hammerdock/domain/time.ts';
import type { QueueRow, ReadyReceipt } from '../../store/pickup/ready-lots.ts';
import type { VisitRow } from '../../store/pickup/visits.ts';

type Center = ReturnOf<typeof pickup.getPickupSlots>['centers'][number];
type Visit = ReturnOf<typeof pickup.choosePickupSlot>['visit'];
type Queue = ReturnOf<typeof pickup.getPickupQueue>;

const isoOrNull = (at: Instant | null): string | null => (at === null ? null : toIso(at));

export const viewVisit = (visit: VisitRow, now: Instant): Visit => ({
  visit_id: visit.id,
  starts_at: isoOrNull(visit.startsAt),
  ends_at: isoOrNull(visit.endsAt),
  arrived_date: hasArrived(visit.arrivedAt, now) ? toIso(visit.arrivedAt) : null,
  sequence: visit.sequence,
});

interface CenterFacts {
  /** All of one center. */
  readonly receipts: readonly ReadyReceipt[];
  readonly visit: VisitRow | undefined;
  readonly takenAt: (startsAt: Instant) => number;
  readonly now: Instant;
}

export function viewCenter(facts: CenterFacts): Center {
  const { receipts, visit, now } = facts;
  const [center] = receipts;
  if (center === undefined) throw new Error('a center without receipts');
  const { hours } = center;
  const arrival = nextArrival(receipts, hours, now);
  return {
    center_id: center.centerId,
    name: center.name,
    city: center.city,
    pickup_address: `${center.address}, ${center.city}, ${center.state} ${center.zip}`,
    lot_count: receipts.reduce((sum, { lots }) => sum + lots, 0),
    receipts: receipts.map(viewReadyReceipt),
    days: viewDays(
      slotsOfWindows(receipts, hours).filter((slot) => isBookable(slot, now)),
      ({ startsAt }) => Math.max(0, center.places - facts.takenAt(startsAt)),
    ),
    visit: visit === undefined ? null : viewVisit(visit, now),
    arrive_from: isoOrNull(arrival?.from ?? null),
    arrive_until: isoOrNull(arrival?.until ?? null),
  };
}

export const viewReadyReceipt = (receipt: ReadyReceipt): Center['receipts'][number] => ({
  invoice_id: receipt.invoiceId,
  inv_num: String(receipt.number),
  lot_count: receipt.lots,
  pickup_start_date: toIso(receipt.startsAt),
  pickup_end_date: toIso(receipt.endsAt),
});

function viewDays(
  slots: readonly PickupSlot[],
  placesLeft: (slot: PickupSlot) => number,
): Center['days'] {
  const days = Map.groupBy(slots, ({ startsAt }) => writeDay(dayOf(startsAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    slots: ofDay.map((slot) => ({
      starts_at: toIso(slot.startsAt),
      ends_at: toIso(slot.endsAt),
      places_left: placesLeft(slot),
    })),
  }));
}

interface QueueFacts {
  /** In the order of arrival. */
  readonly rows: readonly QueueRow[];
  readonly today: Today;
  readonly now: Instant;
}

export function viewQueue({ rows, today, now }: QueueFacts): Queue {
  const visits = rows.map((row) => viewQueued(row, now));
  const todays = visits.filter(({ starts_at: startsAt }) => isToday(startsAt, today));
  const slots = Map.groupBy(todays, ({ starts_at: startsAt }) => startsAt ?? '');
  return {
    waiting: visits.filter(({ arrived_date: arrivedDate }) => arrivedDate !== null),
    slots: [...slots]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([startsAt, ofSlot]) => ({
        starts_at: startsAt,
        ends_at: ofSlot[0]?.ends_at ?? startsAt,
        visits: ofSlot,
      })),
  };
}

interface Today {
  readonly from: Instant;
  readonly until: Instant;
}

const isToday = (startsAt: string | null, { from, until }: Today): boolean =>
  startsAt !== null && Date.parse(startsAt) >= from && Date.parse(startsAt) < until;

const viewQueued = (row: QueueRow, now: Instant): Queue['waiting'][number] => ({
  visit_id: row.id,
  first_name: row.firstName,
  last_initial: row.lastName.slice(0, 1),
  center: row.city,
  lot_count: row.lots,
  starts_at: isoOrNull(row.startsAt),
  ends_at: isoOrNull(row.endsAt),
  arrived_date: hasArrived(row.arrivedAt, now) ? toIso(row.arrivedAt) : null,
});

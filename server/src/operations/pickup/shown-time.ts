// R32: a page may show a pickup time that was changed on another page meanwhile.
import { refused, type Refused } from '@hammerdock/domain/result.ts';
import { formatPickupWindow } from '@hammerdock/domain/time.ts';
import type { VisitRow } from '../../store/pickup/visits.ts';

/** null: the booked time is the one that was shown, or none is booked, or the page did not say. */
export function refuseUnseenTime(
  visit: Pick<VisitRow, 'startsAt' | 'endsAt'> | undefined,
  shown: string | null | undefined,
): Refused<'PickupTimeChanged'> | null {
  if (shown === undefined || visit === undefined) return null;
  const { startsAt, endsAt } = visit;
  if (startsAt === null || endsAt === null) return null;
  if (shown !== null && Date.parse(shown) === startsAt) return null;
  return refused('PickupTimeChanged', { time: formatPickupWindow(startsAt, endsAt) });
}

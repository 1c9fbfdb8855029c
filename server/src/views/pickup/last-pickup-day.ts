import type { OpeningHours } from '@hammerdock/domain/pickup/opening-hours.ts';
import { openingOfLastDay, pickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { formatClock, formatDate, type Instant } from '@hammerdock/domain/time.ts';

interface LastPickupDay {
  readonly pickup_day_4: string;
  readonly begin_time_4: string;
  readonly end_time_4: string;
}

interface PickupTerms {
  readonly pickupStartsAt: Instant;
  readonly pickupDays: number;
  readonly hours: OpeningHours;
}

/** R32: the last pickup day of a lot that is paid before pickup starts. */
export function viewLastPickupDay(terms: PickupTerms): LastPickupDay {
  const { pickupStartsAt, pickupDays, hours } = terms;
  const window = pickupWindow({ paidAt: pickupStartsAt, pickupStartsAt, pickupDays, hours });
  return {
    pickup_day_4: formatDate(window.endsAt),
    begin_time_4: formatClock(openingOfLastDay(window, hours)),
    end_time_4: formatClock(window.endsAt),
  };
}

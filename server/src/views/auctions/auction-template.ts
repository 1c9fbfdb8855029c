import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { scheduleOn } from '@hammerdock/domain/auctions/auction-schedule.ts';
import { toIso, type CalendarDay } from '@hammerdock/domain/time.ts';
import type { AuctionTemplate } from '../../store/auctions/auction-templates.ts';
import { viewAuctionTerms } from './auction-terms.ts';

type Template = ReturnOf<typeof auctionTemplates.listAuctionTemplates>['templateList'][number];

/** With the times of an auction that starts on this day. */
export function viewAuctionTemplate(row: AuctionTemplate, day: CalendarDay): Template {
  const { startsAt, endsAt, pickupStartsAt } = scheduleOn(day, row);
  return {
    id: row.id,
    name: row.name,
    center: { id: row.centerId, name: row.centerName },
    ...viewAuctionTerms(row),
    starts_at: toIso(startsAt),
    ends_at: toIso(endsAt),
    pickup_starts_at: toIso(pickupStartsAt),
  };
}

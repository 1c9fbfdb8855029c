import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { scheduleOn } from '@hammerdock/domain/auctions/auction-schedule.ts';
import { DEFAULT_INCREMENTS, isSameTable } from '@hammerdock/domain/bidding/increments.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso, type CalendarDay } from '@hammerdock/domain/time.ts';
import type { AuctionTemplate } from '../../store/auctions/auction-templates.ts';

type Template = ReturnOf<typeof auctionTemplates.listAuctionTemplates>['templateList'][number];

/** With the times of an auction that starts on this day. */
export function viewAuctionTemplate(row: AuctionTemplate, day: CalendarDay): Template {
  const { startsAt, endsAt, pickupStartsAt } = scheduleOn(day, row);
  return {
    id: row.id,
    name: row.name,
    center: { id: row.centerId, name: row.centerName },
    stagger_seconds: row.staggerSeconds,
    extbidding: row.softCloseSeconds,
    premium_bps: row.premiumBps,
    premium_minimum: toDecimal(row.premiumMinimumCents),
    card_fee_bps: row.cardFeeBps,
    deposit: toDecimal(row.depositCents),
    bid_limit: row.bidLimitCents === null ? null : toDecimal(row.bidLimitCents),
    increments: row.increments.map(({ fromCents, stepCents }) => ({
      from: toDecimal(fromCents),
      step: toDecimal(stepCents),
    })),
    standard_increments: isSameTable(row.increments, DEFAULT_INCREMENTS),
    pickup_days: row.pickupDays,
    starts_at: toIso(startsAt),
    ends_at: toIso(endsAt),
    pickup_starts_at: toIso(pickupStartsAt),
  };
}

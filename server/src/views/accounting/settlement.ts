import {
  commissionKept,
  netOf,
  type SaleFigures,
  type Settlement,
} from '@hammerdock/domain/invoicing/settlement.ts';
import {
  stateOfSettlement,
  type LineStanding,
} from '@hammerdock/domain/invoicing/statement-lines.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso, type Instant } from '@hammerdock/domain/time.ts';
import type { PayoutRow } from '../../store/accounting/payouts.ts';
import type { SettledAuction, SoldLotRow } from '../../store/accounting/settlements.ts';
import { viewTransfer, type Paying } from './transfers.ts';

const viewFigures = (figures: SaleFigures) => ({
  hammer: toDecimal(figures.hammerCents),
  commission: toDecimal(commissionKept(figures)),
  refunds: toDecimal(figures.refundedCents),
  chargebacks: toDecimal(figures.chargedBackCents),
  net: toDecimal(netOf(figures)),
});

export const viewStatement = (
  auction: Pick<SettledAuction, 'id' | 'number' | 'title' | 'endsAt'>,
  settlement: Settlement,
) => ({
  auction_id: auction.id,
  auction_number: auction.number,
  auction_title: auction.title,
  ended_at: toIso(auction.endsAt),
  ...viewFigures(settlement),
  paid_out: toDecimal(settlement.paidOutCents),
  payable: toDecimal(settlement.payableCents),
  waiting: toDecimal(settlement.waitingCents),
  state: stateOfSettlement(settlement),
});

export const viewSoldLot = (
  lot: SoldLotRow,
  { standing, payout }: { standing: LineStanding; payout: PayoutRow | undefined },
) => ({
  lot_id: lot.lotId,
  lot_number: lot.number,
  title: lot.title,
  ...viewFigures(lot),
  standing,
  payout:
    payout === undefined
      ? null
      : {
          paid_on: payout.paidOn,
          reference: payout.reference,
          on_its_way: payout.transferState === 'pending',
        },
});

export const viewPayout = (row: PayoutRow, payments: Paying) => ({
  id: row.id,
  paid_on: row.paidOn,
  reference: row.reference,
  amount: toDecimal(row.amountCents),
  account_last4: row.accountLast4 ?? '',
  recorded_at: toIso(row.at),
  reversal_reason: row.reversalReason ?? '',
  reversed_at: row.reversedAt === null ? null : toIso(row.reversedAt),
  transfer: viewTransfer(row, payments),
});

export const viewBank = (account: { holder: string; last4: string; updatedAt: Instant }) => ({
  holder: account.holder,
  last4: account.last4,
  updated_at: toIso(account.updatedAt),
});

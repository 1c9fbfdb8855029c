import { Alert, Anchor, Badge, Paper } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { watchersText } from '@hammerdock/domain/catalog/watchers.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState, type ReactNode } from 'react';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useSession } from '../../api/session.ts';
import { useClearCorner } from '../../lib/interaction/clear-corner.ts';
import { AUCTION_CLOSED } from '../../lib/time/countdown.ts';
import { isExtended } from '../../lib/time/is-extended.ts';
import { centsOf, dollars, dollarsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import { shippingTextOf } from './shipping-text.ts';
import { BuyingTerms } from '../../ui/buying-terms.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { Money } from '../../ui/lot/money.tsx';
import { BidBanner, useStandingAnnounced } from './bid-banner.tsx';
import classes from './bid-panel.module.css';
import { Bidding } from './bidding.tsx';
import { BuyNow } from './buy-now.tsx';
import { CancelBid } from './cancel-bid.tsx';
import { LoginToBid } from './interrupted/login-to-bid.tsx';
import { LowerMaximum } from './lower-maximum.tsx';
import { TotalLine } from './total-line.tsx';
import { TotalsSwitch } from './totals-switch.tsx';

interface Props {
  readonly lot: LotDetail;
  readonly typedBefore: string;
  /** The bid count, which opens the history. */
  readonly bidCount: ReactNode;
  readonly retail: ReactNode;
  /** Opens the bid replay, for bidders on the lot. */
  readonly replay: ReactNode;
}

/** Price, time left and all bidding actions. */
export function BidPanel({ lot, typedBefore, bidCount, retail, replay }: Props) {
  const { user } = useSession();
  const panel = useClearCorner<HTMLElement>();
  const open = lot.market_status === 'open';
  const offered = open ? lot.buynowamount : null;
  const [wasOffered] = useState(offered !== null);
  // Says what became of a bid when the session ends.
  const [wasSignedIn] = useState(user !== null);
  // The first bid must not move the form, so the banner appears below it.
  const [hadNoBid] = useState(lot.bidtopstatus === '');
  const isBannerBelow = hadNoBid && open && user !== null;
  useStandingAnnounced(lot);
  const prices = useLotPrices(lot);
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      ref={panel}
      className={classes.panel}
      aria-label="Bidding"
    >
      {!isBannerBelow && <BidBanner lot={lot} />}
      {!open && user !== null && <ClosedBefore lot={lot} typed={typedBefore} />}
      {user !== null && <LowerMaximum lot={lot} />}
      <div className={classes.numbers}>
        <Price lot={lot} bidCount={bidCount} retail={retail} />
        <Timing lot={lot} />
      </div>
      <TotalLine lot={lot} />
      {wasSignedIn && (
        <Bidding
          lot={lot}
          typedBefore={typedBefore}
          banner={isBannerBelow && <BidBanner lot={lot} />}
        />
      )}
      {replay}
      {(offered !== null || wasOffered || lot.buynow_lapsed === 1) && user !== null && (
        <BuyNow lot={lot} amount={offered} />
      )}
      {open && !wasSignedIn && <LoginToBid lotId={lot.id} typed={typedBefore} />}
      {(open ? user === null : lot.latestbid !== null) && <TotalsSwitch />}
      {open && wasOffered && user === null && (
        <div className={classes.label}>
          {offered === null
            ? 'Buy Now is no longer available.'
            : `Buy Now is available for ${prices.shownText(centsOf(offered))}.`}
        </div>
      )}
      {user !== null && <CancelBid lot={lot} />}
      {open && (
        <BuyingTerms
          premium={lot.buyerpremium}
          tax={`${lot.tax_bps / 100}% sales tax`}
          shipping={shippingTextOf(lot)}
          pickupDays={lot.pickup_days}
        >
          <Anchor href={paths.terms} target="_blank" underline="always" inherit>
            Terms and Conditions
          </Anchor>
        </BuyingTerms>
      )}
    </Paper>
  );
}

/** The lot closed while the bidder was away, such as to add a card. */
function ClosedBefore({ lot, typed }: { readonly lot: LotDetail; readonly typed: string }) {
  if (typed === '' || lot.bidtopstatus !== '') return null;
  return (
    <Alert color="red" role="status" title="Not placed">
      Bidding closed before your {dollars(typed)} bid was placed.
    </Alert>
  );
}

function Price({ lot, bidCount, retail }: Pick<Props, 'lot' | 'bidCount' | 'retail'>) {
  const prices = useLotPrices(lot);
  // A lot that is over without a bid has no price (LIST-16).
  const bid = lot.latestbid ?? (lot.market_status === 'open' ? lot.startprice : null);
  const shownCents = bid === null ? null : prices.shownCents(centsOf(bid));
  const label = prices.labelOf(lot.cbidtext);
  const announced = shownCents === null ? label : `${label} ${dollarsOf(shownCents)}`;
  // Other lots of the page are announced beside it.
  useAnnounced(`price ${lot.id}`, `${lot.title}: ${announced}.`);
  return (
    <div className={classes.price}>
      <div className={classes.label}>{label}</div>
      <div>{shownCents !== null && <Money cents={shownCents} size="xl" emphasis live />}</div>
      {retail}
      <div className={classes.interest}>
        {bidCount}
        <span className={classes.label}>{watchersText(lot.watchers)}</span>
      </div>
    </div>
  );
}

function Timing({ lot }: { lot: LotDetail }) {
  const closesAt = instantOf(lot.date_closed);
  const opensAt = instantOf(lot.date_added);
  const open = lot.market_status === 'open';
  useAnnounced(`close ${lot.id}`, open ? closeWords(lot) : `${AUCTION_CLOSED}.`);
  if (!open) {
    return (
      <div>
        <div className={classes.label}>
          {lot.cbidtext === 'Withdrawn' ? 'This lot was withdrawn.' : 'Closed'}
        </div>
        <div>
          <DateTime at={closesAt} withZone />
        </div>
      </div>
    );
  }
  return (
    <div>
      <div className={classes.timeLabel}>
        {lot.future_active ? 'Opens in' : 'Time left'}
        {isExtended(lot) && (
          <Badge color="amber" variant="light" size="sm" className={classes.extended ?? ''}>
            Extended
          </Badge>
        )}
      </div>
      <div className={classes.time}>
        {lot.future_active ? (
          <Countdown closesAt={opensAt} />
        ) : (
          <Countdown closesAt={closesAt} topic={`time ${lot.id}`} />
        )}
      </div>
      <div className={classes.label}>
        Ends <DateTime at={closesAt} withZone />
      </div>
    </div>
  );
}

function closeWords(lot: LotDetail): string {
  const ends = `Ends ${formatDateTime(instantOf(lot.date_closed))} Eastern Time.`;
  return isExtended(lot) ? `Extended. ${ends}` : ends;
}

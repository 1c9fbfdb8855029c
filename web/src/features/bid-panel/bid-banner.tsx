import { Alert } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useState } from 'react';
import { totalCentsOf } from '../../api/prices/lot-price.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import {
  HELD_MEANWHILE,
  heldText,
  PAYMENT_NEWS,
  PAYMENT_PROCESSING,
} from '@hammerdock/contract/texts/held-words.ts';
import { PAY_TIME_OVER, payTimeOverText, usePayTimeOver } from '../../lib/time/pay-time.ts';
import { pickupWindowText, receiptTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import classes from './bid-panel.module.css';

/** BID-17, by the viewer's standing. */
const BANNERS = {
  winning: { text: 'You are winning this item.', color: 'spruce' },
  outbid: { text: 'You have been outbid.', color: 'red' },
  won: { text: 'Congratulations you have won this item', color: 'spruce' },
  lost: { text: 'Unfortunately you have lost this item', color: 'red' },
} as const;

const BOUGHT = { text: 'You bought this item.', color: 'spruce' } as const;

function useBanner(lot: LotDetail) {
  const isOver = usePayTimeOver(lot);
  const isBought = lot.buynowed !== null;
  if (isBought && lot.payment_processing) return { text: PAYMENT_PROCESSING, color: 'amber' };
  // An unpaid purchase may go back to the bidders.
  const held = heldText(lot);
  if (held !== null) return { text: isOver ? PAY_TIME_OVER : held, color: 'amber' };
  // Named to its buyer only.
  if (lot.bidtopstatus === 'won' && isBought) return BOUGHT;
  return lot.bidtopstatus === '' ? null : BANNERS[lot.bidtopstatus];
}

/** Without the detail, which follows a moment later: the standing is announced once. */
export const useStandingAnnounced = (lot: LotDetail): void =>
  useAnnounced(`standing ${lot.id}`, useBanner(lot)?.text ?? '');

export function BidBanner({ lot }: { lot: LotDetail }) {
  const open = lot.market_status === 'open';
  // A lot that closes while it is shown keeps the space; a closed one needs none.
  const [wasOpen] = useState(open);
  const banner = useBanner(lot);
  if (banner === null) return null;
  const { text, color } = banner;
  return (
    <Alert
      className={classes.banner}
      data-live={wasOpen}
      color={color}
      variant="light"
      role="group"
      title={text}
    >
      {/* Not a list of nothing, for which the box would keep a line. */}
      {open ? <Detail lot={lot} /> : lot.bidtopstatus === 'won' ? <NextSteps lot={lot} /> : null}
    </Alert>
  );
}

/** Two lines for every standing: the higher bidder or the price, and the viewer's maximum. */
function Detail({ lot }: { lot: LotDetail }) {
  const { proxy_bid_details: own, bidtopstatus_message: outbidMessage } = lot;
  const { shownText } = useLotPrices(lot);
  const ownLabel = own?.kind === 'hard' ? 'Your bid' : 'Your max bid';
  const price = lot.latestbid === null ? '' : `Current bid ${shownText(centsOf(lot.latestbid))}.`;
  return (
    <>
      <span className={classes.bannerLine}>{outbidMessage === '' ? price : outbidMessage} </span>
      {own !== null && (
        <span className={classes.bannerLine}>
          {/* One text: another kind of bid moves no part of it. */}
          {`${ownLabel} ${shownText(centsOf(own.max_amount))}.`}
        </span>
      )}
    </>
  );
}

/** What the winner pays, and when the receipt and the goods can be expected. */
function NextSteps({ lot }: { lot: LotDetail }) {
  const totalCents = totalCentsOf(lot, centsOf(lot.latestbid ?? lot.startprice));
  const isOver = usePayTimeOver(lot);
  const receiptTime = receiptTimeText(lot);
  const window = lot.checkout_status === '0' && lot.paid ? pickupWindowText(lot) : null;
  if (isOver) return <span className={classes.bannerLine}>{payTimeOverText(false)}</span>;
  return (
    <>
      <span className={classes.bannerLine}>{dollarsOf(totalCents)} total. </span>
      {lot.payment_processing && (
        <span className={classes.bannerLine}>
          {lot.buynowed === null
            ? `${PAYMENT_PROCESSING}. ${PAYMENT_NEWS}`
            : `${PAYMENT_NEWS} ${HELD_MEANWHILE}`}
        </span>
      )}
      {receiptTime !== null && (
        <span className={classes.bannerLine}>
          We’ll charge your card and email your receipt with pickup times around {receiptTime}.
        </span>
      )}
      {window !== null && <span className={classes.bannerLine}>Pick up {window}.</span>}
    </>
  );
}

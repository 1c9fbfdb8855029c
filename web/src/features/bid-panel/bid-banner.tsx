import { Alert } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useOwnMessage } from '../../api/live-hooks.ts';
import { dollars } from '../../lib/format.ts';
import { useAnnounced } from '../../lib/use-announced.ts';
import classes from './bid-panel.module.css';

/** BID-17, by one's own standing. */
const BANNERS = {
  winning: { text: 'You are winning this item.', color: 'spruce' },
  outbid: { text: 'You have been outbid.', color: 'red' },
  won: { text: 'Congratulations you have won this item', color: 'spruce' },
  lost: { text: 'Unfortunately you have lost this item', color: 'red' },
} as const;

export function BidBanner({ lot }: { lot: LotDetail }) {
  const message = useOwnMessage(lot.id, lot.bidtopstatus);
  const banner = lot.bidtopstatus === '' ? null : BANNERS[lot.bidtopstatus];
  // Without the detail, which follows a moment later: how one stands is said once.
  useAnnounced(`standing ${lot.id}`, banner?.text ?? '');
  if (banner === null) return null;
  const { text, color } = banner;
  const detail = message === '' ? ownMaximum(lot) : message;
  return (
    <Alert className={classes.banner} color={color} variant="light" role="group" title={text}>
      {detail === text ? null : detail}
    </Alert>
  );
}

function ownMaximum(lot: LotDetail): string | null {
  const own = lot.proxy_bid_details;
  return own !== null && lot.market_status === 'open'
    ? `Your max bid ${dollars(own.max_amount)}.`
    : null;
}

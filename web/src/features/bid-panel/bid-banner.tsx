import { Alert } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useOwnMessage } from '../../api/live-hooks.ts';

/** BID-17, by one's own standing. */
const BANNERS = {
  winning: { text: 'You are winning this item.', color: 'spruce' },
  outbid: { text: 'You have been outbid.', color: 'red' },
  won: { text: 'Congratulations you have won this item', color: 'spruce' },
  lost: { text: 'Unfortunately you have lost this item', color: 'red' },
} as const;

export function BidBanner({ lot }: { lot: LotDetail }) {
  const message = useOwnMessage(lot.id);
  if (lot.bidtopstatus === '') return null;
  const { text, color } = BANNERS[lot.bidtopstatus];
  const tells = message !== '' && message !== text;
  return (
    <Alert color={color} variant="light" role="status" title={text}>
      {tells ? message : null}
    </Alert>
  );
}

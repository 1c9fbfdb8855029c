import { useLiveLots } from '../../api/live/live-hooks.ts';
import type { Sent } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { LotBlock } from './lot-block.tsx';

/** The newest lots of the sellers whom the user follows. */
export const FOLLOWED_LOTS = {
  seller: 'followed',
  orderby: '5',
  limit: 8,
} as const satisfies Sent<'catalog.searchProducts'>;

/** KEEP-05: for users who follow a seller with open lots. */
export function FollowedShelf() {
  const { data } = useCall('catalog.searchProducts', FOLLOWED_LOTS);
  const lots = data?.searchList ?? [];
  useLiveLots(lots.map(({ id }) => id));
  if (lots.length === 0) return null;
  return (
    <LotBlock
      block={{
        name: 'followed',
        title: 'From sellers you follow',
        filters: { seller: FOLLOWED_LOTS.seller, orderby: FOLLOWED_LOTS.orderby },
        brief: false,
        lots,
      }}
      eager={false}
    />
  );
}

import { Button, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import classes from './lot-place.module.css';

/** S7: following requires a rating; the app always sends the best one. */
const RATING = 5;

/** KEEP-05: the seller of the lot; signed-in users can follow. */
export function SellerLine({ lot: { seller } }: { lot: Pick<LotDetail, 'seller'> }) {
  const { user } = useSession();
  const follow = useCommand('following.addFollower', {
    refreshes: [
      'catalog.getProductInfo',
      'catalog.searchProducts',
      'following.getFollower',
      'following.listFollowedSellers',
    ],
  });
  const follows = seller.follows === 1;
  return (
    <div className={classes.place}>
      <Text size="sm" className={classes.words}>
        Sold by {seller.name}
      </Text>
      {user !== null && (
        <Button
          variant={follows ? 'light' : 'default'}
          size="compact-sm"
          aria-pressed={follows}
          aria-label={`Follow ${seller.name}`}
          loading={follow.isPending}
          onClick={() =>
            follow.mutate({ seller_id: seller.id, follows: follows ? 0 : 1, rating: RATING })
          }
        >
          {follows ? 'Following' : 'Follow'}
        </Button>
      )}
    </div>
  );
}

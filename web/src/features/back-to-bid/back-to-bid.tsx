import { Alert, Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../api/session.ts';
import { forgetBid, readInterruptedBid } from '../../lib/interrupted-bid.ts';
import { sameSitePath } from '../../lib/address/same-site-path.ts';

const subscribeToNothing = () => () => undefined;

/** BID-13: offered when nothing prevents bidding any more. */
export function BackToBid() {
  const router = useRouter();
  const { user } = useSession();
  const path = sameSitePath(
    useSyncExternalStore(subscribeToNothing, readInterruptedBid, () => null),
  );
  if (path === null || user === null || user.account_status === 'deactivated') return null;
  return (
    <Alert color="spruce" title="You can bid again" role="status">
      <Button
        mt="xs"
        onClick={() => {
          forgetBid();
          router.history.push(path);
        }}
      >
        Back to your bid
      </Button>
    </Alert>
  );
}

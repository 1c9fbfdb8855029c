import { Badge } from '@mantine/core';
import { isRefusal, textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { DraftAuction } from './draft-auction.tsx';
import { PublishedAuction } from './published-auction.tsx';

const STATE_NAMES = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  open: 'Open',
  closed: 'Closed',
} as const;

/** SELL-01: a draft's form, and later the auction's board and lots. */
export function SellerAuctionPage({ auctionId }: { auctionId: string }) {
  const found = useCall('sellerAuctions.getSellerAuction', { auction_id: auctionId });
  if (found.isError && isRefusal(found.error, 'NotFound')) {
    return (
      <EmptyState
        title="No such auction"
        text="It may have been deleted."
        action={<LinkButton to={paths.sellerAuctions('draft')}>See your auctions</LinkButton>}
      />
    );
  }
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load this auction"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the auction" />;
  const { auction } = found.data;
  const isCanceled = auction.canceled_at !== null;
  return (
    <>
      <PageHead title={auction.title}>
        <Badge size="lg" color={isCanceled ? 'red' : 'gray'}>
          {isCanceled ? 'Canceled' : STATE_NAMES[auction.state]}
        </Badge>
      </PageHead>
      {auction.state === 'draft' ? (
        // A new version begins a new form.
        <DraftAuction key={auction.version} auction={auction} />
      ) : (
        <PublishedAuction auction={auction} />
      )}
    </>
  );
}

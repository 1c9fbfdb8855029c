import { Stack } from '@mantine/core';
import { labelWithCount } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { PageTabs } from '../../../features/page-head/page-tabs.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import type { PageAddress } from '../../../lib/address/page-address.ts';
import { LinkButton } from '../../../links.tsx';
import { paths, type SellerAuctionList } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { AuctionCard } from './auction-card.tsx';
import { AUCTION_LISTS } from './auction-lists.ts';

const PER_PAGE = 20;

interface Props {
  readonly state: SellerAuctionList;
  readonly address: PageAddress;
  readonly onPage: (page: number) => void;
}

/** SELL-01: a seller's auctions in one state, with the counts of all. */
export function SellerAuctionsPage({ state, address, onPage }: Props) {
  const page = address.page ?? 1;
  const found = useCall(
    'sellerAuctions.listSellerAuctions',
    { ...useActing(), state, page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  const counts = found.data?.counts;
  return (
    <>
      <PageHead title="Auctions">
        <LinkButton to={paths.newSellerAuction}>New auction</LinkButton>
      </PageHead>
      <Stack gap="lg">
        <PageTabs
          label="Auctions by state"
          tabs={AUCTION_LISTS.map((each) => ({
            label: labelWithCount(each.label, counts?.[each.state]),
            to: paths.sellerAuctions(each.state),
          }))}
          current={paths.sellerAuctions(state)}
        />
        <AuctionList state={state} found={found} page={page} onPage={onPage} />
      </Stack>
    </>
  );
}

interface ListProps {
  readonly state: SellerAuctionList;
  readonly found: ReturnType<typeof useCall<'sellerAuctions.listSellerAuctions'>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function AuctionList({ state, found, page, onPage }: ListProps) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your auctions"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  // The previous answer is of another list.
  if (found.data === undefined || (found.isPlaceholderData && page === 1)) {
    return <ListSkeletons label="Loading your auctions" />;
  }
  const { auctionList, auctionCount } = found.data;
  if (auctionList.length === 0) {
    const list = AUCTION_LISTS.find((each) => each.state === state);
    return (
      <EmptyState
        title={list?.emptyTitle ?? ''}
        text={list?.emptyText ?? ''}
        action={<LinkButton to={paths.newSellerAuction}>New auction</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {auctionList.map((auction) => (
        <AuctionCard key={auction.id} auction={auction} />
      ))}
      <Pages page={page} perPage={PER_PAGE} count={auctionCount} onChange={onPage} />
    </Stack>
  );
}

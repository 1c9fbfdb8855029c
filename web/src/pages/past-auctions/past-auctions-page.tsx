import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { PastAuction } from '@hammerdock/contract/shapes/catalog.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { PER_PAGE, toPastAuctionsInput } from './past-auctions-input.ts';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** LIST-11: auctions whose last lot has closed, latest first. */
export function PastAuctionsPage({ page, onPage }: Props) {
  const found = useCall('catalog.getPastAuctions', toPastAuctionsInput(page), {
    keepPrevious: true,
  });
  return (
    <>
      <PageHead title="Past Auctions" />
      <Stack gap="lg">
        <Found found={found} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.pastAuctionsCount ?? 0}
          onChange={onPage}
        />
      </Stack>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'catalog.getPastAuctions'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="The auctions could not be loaded"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading past auctions" />;
  if (found.data.pastAuctionsList.length === 0) {
    return (
      <EmptyState
        title="No past auctions yet"
        text="Auctions appear here after their last lot closes."
        action={<LinkButton to={paths.search}>See what’s open</LinkButton>}
      />
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {found.data.pastAuctionsList.map((auction) => (
        <Auction key={auction.id} auction={auction} />
      ))}
    </SimpleGrid>
  );
}

function Auction({ auction }: { auction: PastAuction }) {
  const { auction_number: number, title, location, date_closed, lots, sold } = auction;
  return (
    <Paper component="article" withBorder p="1.25rem" aria-label={title}>
      <Title order={2} size="h4">
        <TextLink to={paths.pastAuction(auction.id)} inherit>
          {title}
        </TextLink>
      </Title>
      <Text c="dimmed" mb="sm">
        Auction {number}, {location}
      </Text>
      <FactList
        facts={[
          ['Closed', formatDateTime(instantOf(date_closed))],
          ['Lots', String(lots)],
          ['Sold', String(sold)],
        ]}
      />
      <LinkButton
        to={paths.pastAuction(auction.id)}
        variant="light"
        mt="md"
        aria-label={`See lots and prices: ${title}`}
      >
        See lots and prices
      </LinkButton>
    </Paper>
  );
}

import { Fieldset, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { dollars, formatCount, instantOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useLiveRefresh } from '../../../api/live/live-hooks.ts';
import { useCall } from '../../../api/query.tsx';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Countdown } from '../../../ui/lot/countdown.tsx';
import rows from '../../../ui/row-table.module.css';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { priceText } from './auction-lot.ts';
import classes from './auctions.module.css';
import { BidCount } from './bid-count.tsx';

type Board = Answer<'sellerAuctions.getAuctionBoard'>;

/** An open auction as it runs; events of its next lots refresh the figures. */
export function AuctionBoard({ auctionId }: { auctionId: string }) {
  const found = useCall('sellerAuctions.getAuctionBoard', { auction_id: auctionId });
  const closes = found.data?.next_closes ?? [];
  useLiveRefresh(
    closes.map(({ id }) => id),
    () => void found.refetch(),
  );
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the live figures"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the live figures" />;
  return (
    <Fieldset legend="Live">
      <Stack gap="lg">
        <Figures board={found.data} />
        <BidsPerMinute counts={found.data.bids_per_minute} />
        <Stack gap="xs">
          <Title order={2} size="h4">
            Next closes
          </Title>
          <NextCloses closes={found.data.next_closes} />
        </Stack>
      </Stack>
    </Fieldset>
  );
}

const Figures = ({ board }: { board: Board }) => (
  <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
    {(
      [
        ['Total', dollars(board.total)],
        ['Bids', formatCount(board.bid_count)],
        ['Bidders', formatCount(board.bidder_count)],
        ['Watchers', formatCount(board.watcher_count)],
        ['Open lots', formatCount(board.open_count)],
        ['Without bids', formatCount(board.without_bids_count)],
      ] as const
    ).map(([name, value]) => (
      <div key={name}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <Text fw={600} size="lg" className={classes.figure}>
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);

/** Bars with the numbers as text for screen readers. */
function BidsPerMinute({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const sum = counts.reduce((all, count) => all + count, 0);
  const span = `the last ${counts.length} minutes`;
  const text =
    sum === 0
      ? `No bids in ${span}`
      : `Bids per minute in ${span}: ${formatCount(sum)} in all, up to ${most} a minute`;
  return (
    <figure className={classes.minutes}>
      <figcaption>{text}</figcaption>
      <div className={classes.bars} aria-hidden>
        {counts.map((count, place) => (
          <span
            key={place}
            style={{ blockSize: `${(count / most) * 100}%` }}
            data-any={count > 0}
          />
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{counts.length} min ago</span>
        <span>Now</span>
      </div>
    </figure>
  );
}

const NextCloses = ({ closes }: { closes: Board['next_closes'] }) => (
  <Table className={`${rows.table} ${classes.lots}`} aria-label="Next closes">
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Lot</Table.Th>
        <Table.Th scope="col">Price</Table.Th>
        <Table.Th scope="col">Bids</Table.Th>
        <Table.Th scope="col">Time left</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {closes.map((lot) => (
        <Table.Tr key={lot.id}>
          <Table.Td>
            <TextLink to={paths.product(lot.id)}>
              {lot.lot_number}. {lot.title}
            </TextLink>
          </Table.Td>
          <Table.Td>{priceText(lot)}</Table.Td>
          <Table.Td>
            <BidCount count={lot.bid_count} />
          </Table.Td>
          <Table.Td>
            <Countdown closesAt={instantOf(lot.date_closed)} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

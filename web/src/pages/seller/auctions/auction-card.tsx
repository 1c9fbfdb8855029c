import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { countOf, dollars, formatCount, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import classes from './auctions.module.css';

export type AuctionRow = Answer<'sellerAuctions.listSellerAuctions'>['auctionList'][number];

const timeOf = (iso: string): string => formatPickupTime(instantOf(iso));

export function AuctionCard({ auction }: { auction: AuctionRow }) {
  const { id, number, title, center } = auction;
  const navigate = useNavigate();
  const duplicate = useCommand('sellerAuctions.duplicateAuction', {
    refreshes: ['sellerAuctions.listSellerAuctions'],
    onDone: ({ auction_id }) => void navigate({ to: paths.sellerAuction(auction_id) }),
  });
  return (
    <Paper component="article" withBorder p="md" className={classes.card} aria-label={title}>
      <div>
        <Group gap="xs">
          <TextLink to={paths.sellerAuction(id)} fw={600} size="lg">
            {title}
          </TextLink>
          {auction.canceled_at !== null && <Badge color="red">Canceled</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          No. {number} · {center.name}
        </Text>
      </div>
      <FactList facts={factsOf(auction)} />
      <Group gap="xs">
        <Button
          variant="default"
          loading={duplicate.isPending}
          aria-label={`Duplicate ${title}`}
          onClick={() => duplicate.mutate({ auction_id: id })}
        >
          Duplicate
        </Button>
      </Group>
    </Paper>
  );
}

function factsOf(auction: AuctionRow): (readonly [string, string])[] {
  const { state, lot_count, sold_count, total, bid_count, next_close } = auction;
  const times = [
    ['Starts', timeOf(auction.starts_at)],
    ['Ends', timeOf(auction.ends_at)],
  ] as const;
  switch (state) {
    case 'draft':
    case 'upcoming':
      return [...times, ['Lots', formatCount(lot_count)]];
    case 'open':
      return [
        ['Next close', next_close === null ? '' : timeOf(next_close)],
        ['Lots', formatCount(lot_count)],
        ['Bids', formatCount(bid_count)],
        ['Total', dollars(total)],
      ];
    case 'closed':
      return [
        ['Ended', timeOf(auction.ends_at)],
        ['Sold', `${formatCount(sold_count)} of ${countOf(lot_count, 'lot')}`],
        ['Bids', formatCount(bid_count)],
        ['Total', dollars(total)],
      ];
  }
}

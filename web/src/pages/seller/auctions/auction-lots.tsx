import { Button, Fieldset, Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import rows from '../../../ui/row-table.module.css';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { priceText, type AuctionLot } from './auction-lot.ts';
import classes from './auctions.module.css';
import { AwardDialog } from './award-dialog.tsx';
import { BidCount } from './bid-count.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const PER_PAGE = 20;
const SHOWN = [
  { value: 'all', label: 'All lots' },
  { value: 'live', label: 'Not closed' },
  { value: 'without bids', label: 'Without bids' },
  { value: 'sold', label: 'Sold' },
  { value: 'unsold', label: 'Unsold' },
] as const;
type Show = (typeof SHOWN)[number]['value'];

const STATUS = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  open: 'Open',
  sold: 'Sold',
  unsold: 'Unsold',
  cancelled: 'Withdrawn',
} as const;

/** The lots of a published auction: withdrawing one, and awarding an unsold one (BID-23). */
export function AuctionLots({ auctionId }: { auctionId: string }) {
  const [show, setShow] = useState<Show>('all');
  const [page, setPage] = useState(1);
  const [acting, setActing] = useState<AuctionLot | null>(null);
  const found = useCall(
    'sellerAuctions.listAuctionLots',
    { auction_id: auctionId, show, page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  return (
    <Fieldset legend="Lots">
      <Stack>
        <NativeSelect
          label="Show"
          maw={260}
          data={[...SHOWN]}
          value={show}
          onChange={({ currentTarget }) => {
            const chosen = SHOWN.find(({ value }) => value === currentTarget.value);
            if (chosen === undefined) return;
            setShow(chosen.value);
            setPage(1);
          }}
        />
        {found.isError && (
          <ErrorState
            title="We couldn’t load the lots"
            text={textOf(found.error)}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data === undefined && !found.isError && <ListSkeletons label="Loading the lots" />}
        {found.data?.lotCount === 0 && (
          <EmptyState title="No lots here" text="Choose another group of lots above." />
        )}
        {found.data !== undefined && found.data.lotCount > 0 && (
          <>
            <LotTable lots={found.data.lotList} onAct={setActing} />
            <Pages page={page} perPage={PER_PAGE} count={found.data.lotCount} onChange={setPage} />
          </>
        )}
      </Stack>
      {acting?.status === 'unsold' && <AwardDialog lot={acting} onClose={() => setActing(null)} />}
      {acting !== null && acting.status !== 'unsold' && (
        <ReasonDialog
          subject={{ kind: 'lot', id: acting.id }}
          title={`Withdraw lot ${acting.lot_number}?`}
          onClose={() => setActing(null)}
        />
      )}
    </Fieldset>
  );
}

interface TableProps {
  readonly lots: readonly AuctionLot[];
  readonly onAct: (lot: AuctionLot) => void;
}

const LotTable = ({ lots, onAct }: TableProps) => (
  <Table className={`${rows.table} ${classes.lots}`} aria-label="Lots">
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Lot</Table.Th>
        <Table.Th scope="col">Status</Table.Th>
        <Table.Th scope="col">Price</Table.Th>
        <Table.Th scope="col">Bids</Table.Th>
        <Table.Th scope="col">Watchers</Table.Th>
        <Table.Th scope="col" aria-label="Action" />
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {lots.map((lot) => (
        <Table.Tr key={lot.id}>
          <Table.Td>
            <TextLink to={paths.product(lot.id)}>
              {lot.lot_number}. {lot.title}
            </TextLink>
            <Text size="xs" c="dimmed">
              {lot.lpn}
            </Text>
          </Table.Td>
          <Table.Td>
            {STATUS[lot.status]}
            {lot.relisted && ', relisted'}
          </Table.Td>
          <Table.Td>{priceText(lot)}</Table.Td>
          {/* No one can bid yet. */}
          <Table.Td data-upcoming={lot.status === 'upcoming' || undefined}>
            <BidCount count={lot.bid_count} />
          </Table.Td>
          <Table.Td>{lot.watcher_count}</Table.Td>
          <Table.Td>
            <Action lot={lot} onAct={onAct} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

function Action({ lot, onAct }: { lot: AuctionLot; onAct: (lot: AuctionLot) => void }) {
  const isLive = lot.status === 'open' || lot.status === 'upcoming';
  const isUnsold = lot.status === 'unsold' && !lot.relisted;
  if (!isLive && !isUnsold) return null;
  const name = isLive ? 'Withdraw' : 'Award';
  return (
    <Group justify="flex-end">
      <Button
        px="sm"
        variant="default"
        aria-label={`${name} lot ${lot.lot_number}`}
        onClick={() => onAct(lot)}
      >
        {name}
      </Button>
    </Group>
  );
}

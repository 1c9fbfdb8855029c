import { Stack, Table, Text } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { formatDateTimeSeconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import type { LotPrices } from '../../../api/prices/lot-price.ts';
import { useLotPrices } from '../../../api/prices/use-lot-prices.ts';
import { useCall } from '../../../api/query.tsx';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { useOpening } from '../../../lib/interaction/use-lazy-dialog.ts';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { Money } from '../../../ui/lot/money.tsx';
import { Pages } from '../../../ui/pages.tsx';
import rowTable from '../../../ui/row-table.module.css';
import classes from './bid-history.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

const PER_PAGE = 10;

interface Props {
  readonly lot: LotCard;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** All bids on the lot, newest first, ten per page; two lines each on a phone. */
export function BidHistory({ lot, opened, onClose }: Props) {
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title="Bid history" size="xl">
      <History lot={lot} onLeave={onClose} />
    </Modal>
  );
}

interface HistoryProps {
  readonly lot: LotCard;
  /** The link may lead to the page that is open. */
  readonly onLeave: () => void;
}

export function History({ lot, onLeave }: HistoryProps) {
  const prices = useLotPrices(lot);
  const [page, setPage] = useState(1);
  const input = { product_id: lot.id, limit: PER_PAGE, page };
  const found = useCall('bidding.getBidHistory', input, { keepPrevious: true });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the bids"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the bids" />;
  const { bidHistoryList: rows, bidHistoryCount: count } = found.data;
  if (rows.length === 0) {
    return (
      <Stack py="lg" align="flex-start">
        <Text>No Records found</Text>
        {lot.market_status === 'open' ? (
          <LinkButton to={paths.product(lot.id)} variant="light" onClick={onLeave}>
            Place the first bid
          </LinkButton>
        ) : (
          <LinkButton to={paths.search} variant="light" onClick={onLeave}>
            See what’s open
          </LinkButton>
        )}
      </Stack>
    );
  }
  return (
    <>
      {/* Phones do not show the heading that says so. */}
      {prices.isTotal && (
        <Text size="sm" c="dimmed" mb="xs" hiddenFrom="sm">
          Amounts are totals: premium, tax and fee included.
        </Text>
      )}
      <Table className={`${rowTable.table} ${classes.table}`} role="table">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <Table.Th role="columnheader">ID</Table.Th>
            <Table.Th role="columnheader">Bidder name</Table.Th>
            <Table.Th role="columnheader" className={classes.amount}>
              {prices.labelOf('Current bid')}
            </Table.Th>
            <Table.Th role="columnheader">Date</Table.Th>
            <Table.Th role="columnheader">Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={`${row.bidid}-${row.automatic}`} row={row} prices={prices} />
          ))}
        </Table.Tbody>
      </Table>
      {rows.some(({ automatic }) => automatic) && (
        <Text size="sm" c="dimmed" mt="sm">
          “auto” is an automatic bid up to someone’s maximum, under the bid that it answers. It
          isn’t counted.
        </Text>
      )}
      <Pages page={page} perPage={PER_PAGE} count={count} onChange={setPage} />
    </>
  );
}

type HistoryRow = Answer<'bidding.getBidHistory'>['bidHistoryList'][number];

function Row({ row, prices }: { row: HistoryRow; prices: LotPrices }) {
  const retracted = row.declined === 1;
  const amount = <Money cents={prices.shownCents(centsOf(row.proposed_amount))} />;
  return (
    <Table.Tr
      role="row"
      data-own={row.user_id !== null}
      data-retracted={retracted}
      data-automatic={row.automatic}
    >
      <Table.Td role="cell" className={classes.id}>
        {row.automatic ? <span className={classes.answer}>auto</span> : row.bidid}
      </Table.Td>
      <Table.Td role="cell" className={classes.name}>
        {row.username}
      </Table.Td>
      <Table.Td role="cell" className={classes.amount}>
        {retracted ? <s>{amount}</s> : amount}
      </Table.Td>
      <Table.Td role="cell" className={classes.date}>
        {formatDateTimeSeconds(instantOf(row.created_at))}
      </Table.Td>
      <Table.Td role="cell" className={classes.status}>
        {retracted ? 'Retracted' : 'Valid'}
      </Table.Td>
    </Table.Tr>
  );
}

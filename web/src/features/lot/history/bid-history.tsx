import { Modal, Table, Text } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import { centsOf, instantOf } from '../../../lib/format.ts';
import { useOpening } from '../../../lib/use-lazy-dialog.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListSkeletons } from '../../../ui/list-skeletons.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pages } from '../../../ui/pages.tsx';
import classes from './bid-history.module.css';

const PER_PAGE = 10;

interface Props {
  readonly lotId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every bid on the lot, newest first, ten a page. */
export function BidHistory({ lotId, opened, onClose }: Props) {
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title="Bid history" size="xl">
      <History lotId={lotId} />
    </Modal>
  );
}

function History({ lotId }: { lotId: string }) {
  const [page, setPage] = useState(1);
  const input = { product_id: lotId, limit: PER_PAGE, page };
  const found = useCall('bidding.getBidHistory', input, { keepPrevious: true });
  if (found.isError) {
    return (
      <ErrorState
        title="The bids could not be loaded"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the bids" />;
  const { bidHistoryList: rows, bidHistoryCount: count } = found.data;
  if (rows.length === 0) return <Text py="lg">No Records found</Text>;
  return (
    <>
      <Table.ScrollContainer minWidth={480}>
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>ID</Table.Th>
              <Table.Th>Bidder name</Table.Th>
              <Table.Th ta="end">Current bid</Table.Th>
              <Table.Th>Date</Table.Th>
              <Table.Th>Status</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={`${row.bidid}-${row.automatic}`} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pages page={page} perPage={PER_PAGE} count={count} onChange={setPage} />
    </>
  );
}

type HistoryRow = Answer<'bidding.getBidHistory'>['bidHistoryList'][number];

function Row({ row }: { row: HistoryRow }) {
  const retracted = row.declined === 1;
  const amount = <Money cents={centsOf(row.proposed_amount)} />;
  return (
    <Table.Tr fw={row.user_id === null ? 400 : 600}>
      <Table.Td>{row.bidid}</Table.Td>
      <Table.Td>{row.username}</Table.Td>
      <Table.Td ta="end">{retracted ? <s>{amount}</s> : amount}</Table.Td>
      <Table.Td>{formatDateTime(instantOf(row.created_at))}</Table.Td>
      <Table.Td>{retracted ? 'Retracted' : 'Valid'}</Table.Td>
    </Table.Tr>
  );
}

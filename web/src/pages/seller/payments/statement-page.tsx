import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { Statement } from '@hammerdock/contract/shapes/settlement.ts';
import {
  standingText,
  STATEMENT_STATE,
  statementFigures,
} from '@hammerdock/contract/texts/settlement-words.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { FileDownIcon } from 'lucide-react';
import { isRefusal, textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import {
  AmountCell,
  BooksCell,
  BooksTable,
  MoneyCell,
} from '../../../ui/books-table/books-table.tsx';
import { DocumentTools } from '../../../features/document-tools/document-tools.tsx';
import { Figures } from '../../../features/invoice/figures.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { Waiting } from '../../../ui/states/waiting.tsx';
import { PayoutTable } from '../../../features/payouts/payout-table.tsx';

/** What a seller receives for the lots of an auction. */
export function StatementPage({ auctionId }: { auctionId: string }) {
  const found = useCall('settlements.getStatement', { auction_id: auctionId });
  if (isRefusal(found.error, 'NotFound')) {
    return (
      <EmptyState
        title="Statement not found"
        text="It may belong to another seller."
        action={<LinkButton to={paths.sellerBank}>All statements</LinkButton>}
      />
    );
  }
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the statement"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <Waiting label="Loading the statement" />;
  return (
    <>
      <PageHead title={`Statement of auction ${found.data.auction_number}`}>
        <Group gap="sm">
          <Button
            component="a"
            variant="default"
            leftSection={<FileDownIcon size={18} aria-hidden />}
            href={paths.statementCsv(auctionId)}
            download
          >
            Download CSV
          </Button>
          <DocumentTools pdf={paths.statementPdf(auctionId)} />
        </Group>
      </PageHead>
      <Parts statement={found.data} />
    </>
  );
}

const Parts = ({ statement }: { statement: Statement }) => (
  <Stack gap="xl">
    <div>
      <Text fw={600}>{statement.auction_title}</Text>
      <Text c="dimmed">
        {statement.seller_name}, ended {formatDate(instantOf(statement.ended_at))}.{' '}
        {STATEMENT_STATE[statement.state]}.
      </Text>
    </div>
    <Figures label="Totals" figures={statementFigures(statement)} />
    <section aria-labelledby="lots">
      <Title order={2} size="h4" mb="sm" id="lots">
        Lots
      </Title>
      <Lots lots={statement.lotList} />
    </section>
    <section aria-labelledby="payouts">
      <Title order={2} size="h4" mb="sm" id="payouts">
        Payments for this auction
      </Title>
      {statement.payoutList.length === 0 ? (
        <Text c="dimmed">Nothing was paid for this auction yet.</Text>
      ) : (
        <PayoutTable payouts={statement.payoutList} amountOf={({ of_auction }) => of_auction} />
      )}
    </section>
  </Stack>
);

const COLUMNS = ['Lot', 'Hammer', 'Refunds', 'Chargebacks', 'Commission', 'Net'];

function Lots({ lots }: { lots: Statement['lotList'] }) {
  if (lots.length === 0) return <Text c="dimmed">No lots were sold in this auction.</Text>;
  return (
    <BooksTable label="Lots" columns={COLUMNS}>
      {lots.map((lot, at) => (
        // A lot that was sold again has two lines.
        <Table.Tr key={`${lot.lot_id} ${at}`} role="row">
          <BooksCell label="">
            <Text>
              {lot.lot_number}. {lot.title}
            </Text>
            <Text size="sm" c="dimmed">
              {standingText(lot)}
            </Text>
          </BooksCell>
          <AmountCell label="Hammer" amount={lot.hammer} />
          <AmountCell label="Refunds" amount={lot.refunds} />
          <AmountCell label="Chargebacks" amount={lot.chargebacks} />
          <AmountCell label="Commission" amount={lot.commission} />
          {lot.standing === 'canceled' ? (
            <AmountCell label="Net" amount={lot.net} />
          ) : (
            <MoneyCell label="Net" amount={lot.net} />
          )}
        </Table.Tr>
      ))}
    </BooksTable>
  );
}

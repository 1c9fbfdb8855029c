import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { Statement } from '@hammerdock/contract/shapes/settlement.ts';
import {
  less,
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
import { LinkButton, TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { Waiting } from '../../../ui/states/waiting.tsx';
import { PayoutTable } from '../../../features/payouts/payout-table.tsx';
import { StatementStanding } from './statement-standing.tsx';
import classes from './statement.module.css';

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
    <StatementStanding statement={statement} />
    <section aria-labelledby="totals">
      <Title order={2} size="h4" mb="xs" id="totals">
        How it adds up
      </Title>
      <Figures label="Totals" figures={statementFigures(statement)} />
    </section>
    <section aria-labelledby="lots">
      <Title order={2} size="h4" mb="sm" id="lots">
        Lots
      </Title>
      <Lots statement={statement} />
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

function Lots({ statement }: { statement: Statement }) {
  const { lotList: lots } = statement;
  if (lots.length === 0) return <Text c="dimmed">No lots were sold in this auction.</Text>;
  return (
    <div className={classes.lots}>
      <BooksTable label="Lots" columns={COLUMNS}>
        {lots.map((lot, at) => (
          // A lot that was sold again has two lines.
          <Table.Tr key={`${lot.lot_id} ${at}`} role="row">
            <BooksCell label="">
              <TextLink to={paths.product(lot.lot_id)}>
                {lot.lot_number}. {lot.title}
              </TextLink>
              <Text size="sm" c="dimmed">
                {standingText(lot)}
              </Text>
            </BooksCell>
            <Deductions of={lot} />
            {lot.standing === 'canceled' ? (
              <AmountCell label="Net" amount={lot.net} />
            ) : (
              <MoneyCell label="Net" amount={lot.net} />
            )}
          </Table.Tr>
        ))}
        {lots.length > 1 && (
          <Table.Tr role="row" className={classes.total}>
            <BooksCell label="">{lots.length} lots</BooksCell>
            <Deductions of={statement} />
            <MoneyCell label="Net" amount={statement.net} />
          </Table.Tr>
        )}
      </BooksTable>
    </div>
  );
}

type Amounts = Pick<Statement, 'hammer' | 'refunds' | 'chargebacks' | 'commission'>;

/** From the hammer price to the net amount. */
const Deductions = ({ of }: { of: Amounts }) => (
  <>
    <AmountCell label="Hammer" amount={of.hammer} />
    <AmountCell label="Refunds" amount={less(of.refunds)} />
    <AmountCell label="Chargebacks" amount={less(of.chargebacks)} />
    <AmountCell label="Commission" amount={less(of.commission)} />
  </>
);

import { SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { STATEMENT_STATE } from '@hammerdock/contract/texts/settlement-words.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { AmountCell, BooksCell, BooksTable } from '../../../ui/books-table/books-table.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton, TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { BankAccount } from './bank-account.tsx';
import type { SetupReturn } from './setup-address.ts';
import classes from './statement.module.css';
import { TransferSetup } from './transfer-setup.tsx';
import { PayoutTable } from '../../../features/payouts/payout-table.tsx';

const PER_PAGE = 20;

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

interface PageProps extends Props {
  readonly setup: SetupReturn | undefined;
}

/** Where a seller is paid, what for, and what was paid already. */
export function BankDetailsPage({ page, setup, onPage }: PageProps) {
  return (
    <>
      <PageHead title="Payouts and bank details" />
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
          <BankAccount />
          <TransferSetup setup={setup} />
        </SimpleGrid>
        <section aria-labelledby="statements">
          <Title order={2} size="h4" mb="sm" id="statements">
            Statements
          </Title>
          <Statements page={page} onPage={onPage} />
        </section>
        <section aria-labelledby="payouts">
          <Title order={2} size="h4" mb="sm" id="payouts">
            Payments to you
          </Title>
          <Payouts />
        </section>
      </Stack>
    </>
  );
}

export function Statements({ page, onPage }: Props) {
  const asked = { ...useActing(), page, limit: PER_PAGE };
  const found = useCall('settlements.listStatements', asked, { keepPrevious: true });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your statements"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your statements" />;
  const { statementList, statementCount } = found.data;
  if (statementList.length === 0) {
    return (
      <EmptyState
        title="No statements yet"
        text="Each auction gets one once its sold lots are invoiced."
        action={<LinkButton to={paths.sellerAuctions('open')}>See open auctions</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      <BooksTable label="Statements" columns={COLUMNS}>
        {statementList.map((row) => (
          <Table.Tr key={row.auction_id} role="row">
            <BooksCell label="">
              <TextLink to={paths.sellerStatement(row.auction_id)} className={classes.link}>
                {row.auction_number}. {row.auction_title}
              </TextLink>
              <Text size="sm" c="dimmed">
                Ended {formatDate(instantOf(row.ended_at))}. {STATEMENT_STATE[row.state]}
              </Text>
            </BooksCell>
            <AmountCell label="Hammer" amount={row.hammer} />
            <AmountCell label="Net" amount={row.net} />
            <AmountCell label="Paid" amount={row.paid_out} />
            <AmountCell label="On hold" amount={row.waiting} />
            <AmountCell label="Payable now" amount={row.payable} />
          </Table.Tr>
        ))}
      </BooksTable>
      <Pages page={page} perPage={PER_PAGE} count={statementCount} onChange={onPage} />
    </Stack>
  );
}

const COLUMNS = ['Auction', 'Hammer', 'Net', 'Paid', 'On hold', 'Payable now'];

function Payouts() {
  const found = useCall('settlements.listPayouts', { ...useActing(), limit: PER_PAGE });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your payments"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your payments" />;
  if (found.data.payoutList.length === 0)
    return <Text c="dimmed">We’ll pay you after your lots are picked up.</Text>;
  return <PayoutTable payouts={found.data.payoutList} />;
}

import { Stack } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { PageAddress } from '../../lib/address/page-address.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { AccountingTabs } from './accounting-tabs.tsx';
import { Difference } from './difference.tsx';

const PER_PAGE = 20;

export interface ReconciliationAddress extends PageAddress {
  readonly closed?: 1;
}

interface Props {
  readonly address: ReconciliationAddress;
  readonly onPage: (page: number) => void;
}

/** What the payment provider, our records and the ledger differ on. */
export function ReconciliationPage({ address, onPage }: Props) {
  const closed = address.closed === 1;
  return (
    <>
      <PageHead title="Reconciliation">
        <LinkButton
          to={paths.reconciliation}
          search={closed ? {} : { closed: 1 }}
          variant="default"
        >
          {closed ? 'Show open' : 'Show closed'}
        </LinkButton>
      </PageHead>
      <Stack gap="lg">
        <AccountingTabs current={paths.reconciliation} />
        <Differences closed={closed} page={address.page ?? 1} onPage={onPage} />
      </Stack>
    </>
  );
}

interface DifferencesProps {
  readonly closed: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Differences({ closed, page, onPage }: DifferencesProps) {
  const found = useCall('accounting.listDifferences', { closed, page, limit: PER_PAGE });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the differences"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the differences" />;
  const { differenceList, differenceCount } = found.data;
  if (differenceList.length === 0) return <Nothing closed={closed} />;
  return (
    <Stack>
      {differenceList.map((difference) => (
        <Difference key={difference.id} difference={difference} />
      ))}
      <Pages page={page} perPage={PER_PAGE} count={differenceCount} onChange={onPage} />
    </Stack>
  );
}

const Nothing = ({ closed }: { closed: boolean }) =>
  closed ? (
    <EmptyState
      title="None closed yet"
      text="Differences that were settled appear here."
      action={<LinkButton to={paths.reconciliation}>Show open differences</LinkButton>}
    />
  ) : (
    <EmptyState
      title="Everything agrees"
      text="The payment provider, our records and the ledger have the same amounts."
      action={<LinkButton to={paths.trialBalance}>See the trial balance</LinkButton>}
    />
  );

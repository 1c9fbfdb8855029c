import { Stack } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { RefundTable } from './refund-table.tsx';

/** CRED-03: twelve per page. */
const PER_PAGE = 12;

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function RefundsPage({ page, onPage }: Props) {
  const found = useCall('refunds.getRefund', { page, limit: PER_PAGE }, { keepPrevious: true });
  return (
    <>
      <PageHead title="My Refunds" />
      <Stack gap="lg">
        <Found found={found} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.refundCount ?? 0}
          onChange={onPage}
        />
      </Stack>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'refunds.getRefund'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your refunds"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your refunds" />;
  const { refundList } = found.data;
  if (refundList.length > 0) return <RefundTable rows={refundList} />;
  return (
    <EmptyState
      title="No refunds yet"
      text={
        'Your refunds appear here. You can return Scratch & Dent items within the ' +
        'days of their guarantee, and apparel before it leaves the pickup area. All other ' +
        'sales are final. Ask at the desk of your pickup center.'
      }
      action={<LinkButton to={paths.invoices('all')}>See my receipts</LinkButton>}
    />
  );
}

import { Alert, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useRefreshOnNotification } from '../../api/live/use-refresh-on-notification.ts';
import { useCall } from '../../api/query.tsx';
import { BackToBid } from '../../features/back-to-bid/back-to-bid.tsx';
import { DeactivatedNotice } from '../../features/deactivated-notice/deactivated-notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { invoiceLists, type InvoiceListText } from './invoice-lists.ts';
import { NoReceipts } from './no-receipts.tsx';
import { PaidNotice } from './paid-notice.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { useWonText } from './won-text.ts';

const PER_PAGE = 12;

const REFRESHED = [
  'invoices.getReceipt',
  'invoices.viewReceipt',
  'bids.getInPlay',
  'bids.getWon',
] as const;

interface Props {
  readonly list: InvoiceListText;
  readonly page: number;
  /** The receipt that was just paid. */
  readonly paid: string | null;
  /** The payment of it that the bank asked to confirm. */
  readonly payment: string | null;
}

export function InvoicesPage({ list, page, paid, payment }: Props) {
  const navigate = useNavigate();
  useRefreshOnNotification(REFRESHED);
  const found = useCall(
    'invoices.getReceipt',
    { action: list.action, page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title="My Receipts" />
      <Stack gap="lg">
        <InvoiceTabs lists={invoiceLists} current={list.action} />
        {paid === null ? <DeactivatedNotice /> : <PaidNotice id={paid} paymentId={payment} />}
        <BackToBid />
        <Found list={list} found={found} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.receiptCount ?? 0}
          onChange={(next) =>
            void navigate({ to: paths.invoices(list.action), search: { page: next } })
          }
        />
      </Stack>
    </>
  );
}

interface FoundProps {
  readonly list: InvoiceListText;
  readonly found: ReturnType<typeof useCall<'invoices.getReceipt'>>;
}

function Found({ list, found }: FoundProps) {
  const wonText = useWonText(list.action);
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the receipts"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined || wonText === undefined)
    return <ListSkeletons label="Loading your receipts" />;
  const { receiptList } = found.data;
  if (receiptList.length === 0) return <NoReceipts list={list.action} wonText={wonText} />;
  return (
    <Stack>
      {wonText !== null && (
        <Alert role="status" color="spruce">
          {wonText}
        </Alert>
      )}
      {receiptList.map((receipt) => (
        <ReceiptCard key={receipt.id} receipt={receipt} />
      ))}
    </Stack>
  );
}

import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { useParams } from '@tanstack/react-router';
import { useRefreshOnNotification } from '../../api/live/use-refresh-on-notification.ts';
import { useCall } from '../../api/query.tsx';
import { DocumentTools } from '../../features/document-tools/document-tools.tsx';
import { Figures } from '../../features/invoice/figures.tsx';
import { ReceiptAnswer } from '../../features/invoice/receipt-answer.tsx';
import { PayUntil } from '../../features/invoice/pay-until.tsx';
import { usePayTimeOver } from '../../lib/time/pay-time.ts';
import { receiptFigures } from '@hammerdock/contract/texts/receipt-figures.ts';
import { ReceiptLines } from '../../features/invoice/receipt-lines.tsx';
import { isBeingPaid, mayPay, ReceiptStatus } from '../../features/invoice/receipt-status.tsx';
import { ProcessingNotice } from '../../features/invoice/processing-notice.tsx';
import { UnpaidNotice } from '../../features/invoice/unpaid-notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PickupLine } from '../../features/pickup-times/pickup-line.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { PaymentList } from './payment-list.tsx';
import { PrimaryOffer } from './primary-offer.tsx';
import { RefundList } from './refund-list.tsx';
import { Parties } from './parties.tsx';
import classes from './receipt.module.css';

export function ReceiptPage() {
  const { id } = useParams({ from: '/_private/invoice/$id' });
  useRefreshOnNotification(['invoices.viewReceipt']);
  const found = useCall('invoices.viewReceipt', { invoice_id: id });
  return (
    <ReceiptAnswer what="receipt" found={found} head={<PageHead title="Receipt" />}>
      {(receipt) => <Receipt receipt={receipt} />}
    </ReceiptAnswer>
  );
}

function Receipt({ receipt }: { receipt: InvoiceDetail }) {
  const { id, inv_num, status, payments } = receipt;
  const isOver = usePayTimeOver(receipt);
  // R54: the payment that waits is what the buyer does first.
  const waiting = isOver ? undefined : payments.findLast((each) => each.verification_url !== null);
  const bankUrl = waiting?.verification_url ?? null;
  return (
    <>
      <PageHead title={`Receipt ${inv_num}`}>
        <Group gap="sm">
          {bankUrl !== null && (
            <Button component="a" href={bankUrl} className="no-print">
              Confirm at your bank
            </Button>
          )}
          {mayPay(receipt) && !isOver && !isBeingPaid(receipt) && (
            <LinkButton
              to={paths.checkoutInvoice(id)}
              className="no-print"
              variant={bankUrl === null ? 'filled' : 'default'}
            >
              {bankUrl === null ? 'Pay Now' : 'Pay another way'}
            </LinkButton>
          )}
          <DocumentTools pdf={paths.receiptPdf(id)} />
        </Group>
      </PageHead>
      <Paper
        component="article"
        withBorder
        p={{ base: 'md', sm: 'lg' }}
        className={classes.receipt}
      >
        <Group justify="space-between">
          <div>
            <Text fw={600}>{receipt.auction_title}</Text>
            <Text c="dimmed">
              Auction {receipt.auction_number}, issued {formatDate(instantOf(receipt.date_added))}
            </Text>
          </div>
          <ReceiptStatus status={status} isProcessing={isBeingPaid(receipt)} />
        </Group>
        {isBeingPaid(receipt) && mayPay(receipt) ? (
          <ProcessingNotice receipt={receipt} />
        ) : (
          <>
            <PayUntil receipt={receipt} />
            <UnpaidNotice receipt={receipt} />
          </>
        )}
        {status === 'paid' && <PickupLine invoiceId={id} />}
        {status === 'paid' && <PrimaryOffer receipt={receipt} />}
        <Parties receipt={receipt} />
        <ReceiptLines receipt={receipt} />
        <div className={classes.sums}>
          <Figures label="Totals" figures={receiptFigures(receipt)} />
        </div>
        <Stack gap="xs">
          <Title order={2} size="h4">
            Payments
          </Title>
          <PaymentList receipt={receipt} />
        </Stack>
        {receipt.refunds.length > 0 && <RefundList refunds={receipt.refunds} />}
      </Paper>
    </>
  );
}

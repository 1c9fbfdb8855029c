import { Alert } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { effectivePayments } from '@hammerdock/contract/texts/payment-words.ts';
import { lapseText, PAY_TIME_OVER, payTimeOverText } from '../../lib/time/pay-time.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useRefreshWhile } from '../../api/live/use-refresh-while.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** R18: the deadline for paying a Buy Now purchase. */
export function PayUntil({ receipt }: { receipt: InvoiceDetail }) {
  const { pay_until } = receipt;
  if (pay_until === null) return null;
  return <TimeToPay until={instantOf(pay_until)} isPartPaid={isPartPaid(receipt)} />;
}

export const isPartPaid = ({ payments }: Pick<InvoiceDetail, 'payments'>): boolean =>
  effectivePayments(payments).some(({ status }) => status === 'succeeded');

/** What a page shows of a receipt; the store cancels an unpaid purchase within a minute or so. */
const RECEIPT_CALLS = [
  'invoices.getCheckoutInvoiceDetail',
  'invoices.viewReceipt',
  'invoices.getPaymentLink',
] as const;

interface TimeProps {
  readonly until: Instant;
  readonly isPartPaid: boolean;
}

export function TimeToPay({ until, isPartPaid: hasPart }: TimeProps) {
  const left = countdownText(until - useNow());
  useAnnounced('time to pay', left === null ? PAY_TIME_OVER : '');
  useRefreshWhile(left === null, RECEIPT_CALLS);
  return (
    <Alert
      color="amber"
      // As an alert, it would be read out with each second.
      role="group"
      mb="md"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      title={left === null ? PAY_TIME_OVER : `Time left to pay: ${left}`}
    >
      {left === null ? (
        payTimeOverText(hasPart)
      ) : (
        <>
          If you don’t pay by <DateTime at={until} withZone />, {lapseText(hasPart)}
        </>
      )}
    </Alert>
  );
}

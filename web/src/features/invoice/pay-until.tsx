import { Alert } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';

/** R18: the deadline for paying a Buy Now purchase. */
export function PayUntil({ receipt: { pay_until } }: { receipt: InvoiceDetail }) {
  return pay_until === null ? null : <TimeToPay until={instantOf(pay_until)} />;
}

function TimeToPay({ until }: { until: number }) {
  const left = countdownText(until - useNow());
  return (
    <Alert
      color="amber"
      mb="md"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      title={left === null ? 'Time to pay has run out' : `Time left to pay: ${left}`}
    >
      If you don’t pay by {formatDateTime(until)} ET, bidding reopens.
    </Alert>
  );
}

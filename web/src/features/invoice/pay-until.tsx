import { Alert } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { DateTime } from '../../ui/date-time.tsx';

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
      If you don’t pay by <DateTime at={until} withZone />, bidding reopens.
    </Alert>
  );
}

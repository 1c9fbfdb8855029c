import { Alert } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** R18: the deadline for paying a Buy Now purchase. */
export function PayUntil({ receipt }: { receipt: InvoiceDetail }) {
  const { pay_until } = receipt;
  if (pay_until === null) return null;
  return <TimeToPay until={instantOf(pay_until)} isPartPaid={isPartPaid(receipt)} />;
}

export const isPartPaid = ({ payments }: Pick<InvoiceDetail, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'succeeded');

/** R52: what has been paid is not lost. */
export const lapseText = (hasPart: boolean): string =>
  hasPart ? 'bidding reopens and what you paid becomes account credit.' : 'bidding reopens.';

interface TimeProps {
  readonly until: Instant;
  readonly isPartPaid: boolean;
}

export function TimeToPay({ until, isPartPaid: hasPart }: TimeProps) {
  const left = countdownText(until - useNow());
  return (
    <Alert
      color="amber"
      mb="md"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      title={left === null ? 'Time to pay has run out' : `Time left to pay: ${left}`}
    >
      If you don’t pay by <DateTime at={until} withZone />, {lapseText(hasPart)}
    </Alert>
  );
}

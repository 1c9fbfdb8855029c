import { Anchor, Text } from '@mantine/core';
import type { Billing } from '@hammerdock/contract/shapes/billing.ts';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { centsOf, dollars, instantOf } from '../../lib/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './receipt.module.css';

type Payment = InvoiceDetail['payments'][number];

const STATUS: Readonly<Record<Payment['status'], string>> = {
  processing: 'Being processed',
  succeeded: 'Paid',
  declined: 'Declined',
  'needs verification': 'Your bank needs you to confirm',
  abandoned: 'Canceled',
};

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <Text c="dimmed">Nothing has been paid yet.</Text>;
  return (
    <ul className={classes.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <Text>{wayOf(payment)}</Text>
            <Text size="sm" c="dimmed">
              {formatDateTime(instantOf(payment.date_added))}
              {payment.automatic && ', charged automatically'}
            </Text>
            {payment.billing !== null && (
              <Text size="sm" c="dimmed">
                Billed to {billedTo(payment.billing)}
              </Text>
            )}
            {payment.verification_url !== null && (
              <Anchor href={payment.verification_url}>Confirm at your bank</Anchor>
            )}
          </div>
          <div>
            <Text>
              <Money cents={centsOf(payment.amount)} />
              {payment.card_fee !== '0.00' && ` + ${dollars(payment.card_fee)} card fee`}
            </Text>
            <Text size="sm" c="dimmed">
              {STATUS[payment.status]}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

function wayOf({ method, card }: Payment): string {
  if (method === 'credit') return 'Account credit';
  return card === null ? 'Card' : `Card: ${card}`;
}

const billedTo = (billing: Billing): string =>
  `${billing.bill_first_name} ${billing.bill_last_name}, ${billing.bill_address1}, ` +
  `${billing.bill_city}, ${billing.bill_state} ${billing.bill_zipcode}`;

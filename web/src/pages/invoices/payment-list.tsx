import { Anchor, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import {
  billedTo,
  cardFeeOf,
  effectivePayments,
  noPaymentText,
  PAYMENT_STATUS,
  paymentMethodOf,
  paymentTimeOf,
  surplusTextOf,
} from '@hammerdock/contract/texts/payment-words.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './receipt.module.css';

export function PaymentList({ receipt }: { receipt: Pick<InvoiceDetail, 'payments' | 'status'> }) {
  const { payments } = receipt;
  if (payments.length === 0) return <Text c="dimmed">{noPaymentText(receipt)}</Text>;
  return (
    <ul className={classes.payments}>
      {effectivePayments(payments).map((payment) => (
        <li key={payment.id}>
          <div>
            <Text>{paymentMethodOf(payment)}</Text>
            <Text size="sm" c="dimmed">
              {paymentTimeOf(payment)}
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
              {cardFeeOf(payment)}
            </Text>
            <Text size="sm" c="dimmed">
              {PAYMENT_STATUS[payment.status]}
            </Text>
            {payment.surplus !== '0.00' && (
              <Text size="sm" c="dimmed">
                {surplusTextOf(payment)}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { centsOf, dollars, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

type Payment = InvoiceDetail['payments'][number];

interface Props {
  readonly receipt: InvoiceDetail;
  readonly payment: Payment;
}

/** What became of a payment that did not pay the whole receipt, or that the bank asked about. */
export function PaymentOutcome({ receipt, payment }: Props) {
  const outcome = outcomeOf(payment, creditWith(payment, receipt));
  if (outcome === null) return null;
  const isDue = receipt.status !== 'void' && receipt.total_due_amount !== '0.00';
  const due = isDue ? ` ${dollars(receipt.total_due_amount)} is still due.` : '';
  return (
    <Alert color={outcome.color} role="status" title={outcome.title}>
      <Text inherit>
        {outcome.text}
        {due}
      </Text>
      <Group gap="sm" mt="sm">
        {payment.verification_url !== null && (
          <Button component="a" href={payment.verification_url}>
            Confirm at your bank
          </Button>
        )}
        {isDue && outcome.isOver && (
          <LinkButton to={paths.checkoutInvoice(receipt.id)}>
            Pay {dollars(receipt.total_due_amount)}
          </LinkButton>
        )}
        <LinkButton to={paths.invoice(receipt.id)} variant="default">
          Receipt {receipt.inv_num}
        </LinkButton>
      </Group>
    </Alert>
  );
}

/** What credit paid together with the card. */
const creditWith = ({ id }: Payment, { payments }: InvoiceDetail): number =>
  payments
    .filter(({ part_of, status }) => part_of === id && status === 'succeeded')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** `isOver`: another payment may begin. */
function outcomeOf({ status, method, amount, card_fee, card }: Payment, creditCents: number) {
  const chargedCents = centsOf(amount) + centsOf(card_fee);
  const charged = dollarsOf(chargedCents);
  const credit = creditCents > 0 ? ` and ${dollarsOf(creditCents)} of credit` : '';
  const name = card ?? 'card';
  switch (status) {
    case 'succeeded':
      return {
        color: 'spruce',
        title: `${dollarsOf(chargedCents + creditCents)} received`,
        text:
          method === 'credit'
            ? 'Paid from your account credit.'
            : `Paid with your ${name}${credit}.`,
        isOver: true,
      };
    case 'not confirmed':
      return {
        color: 'amber',
        title: `Your payment of ${charged} was not confirmed`,
        text: `Nothing was charged to your ${name}.`,
        isOver: true,
      };
    case 'declined':
      return {
        color: 'red',
        title: `Your payment of ${charged} was declined`,
        text: `Nothing was charged to your ${name}.`,
        isOver: true,
      };
    case 'needs verification':
      return {
        color: 'amber',
        title: `Your payment of ${charged} is waiting for your confirmation`,
        text: `Your bank asks you to confirm it for your ${name}.`,
        isOver: false,
      };
    case 'processing':
      return {
        color: 'amber',
        title: `Your payment of ${charged} is being processed`,
        text: 'We’ll let you know when it goes through.',
        isOver: false,
      };
    // Replaced by another payment, which is the one that counts.
    case 'abandoned':
    case 'returned':
      return null;
  }
}

import { Alert, Button, Group, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { centsOf, dollars, dollarsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import { useSession } from '../../api/session.ts';
import { isPartPaid } from '../../features/invoice/pay-until.tsx';
import { processingTextOf } from '../../features/invoice/processing-notice.tsx';
import { isBeingPaid } from '../../features/invoice/receipt-status.tsx';
import { lapseText } from '../../lib/time/pay-time.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

type Payment = InvoiceDetail['payments'][number];

interface Props {
  readonly receipt: InvoiceDetail;
  readonly outcome: Outcome;
}

/**
 * What became of a payment that did not pay the whole receipt, or that the bank asked about. It
 * says that bidding is paused, so that the page offers one next step and not two.
 */
export function PaymentOutcome({ receipt, outcome }: Props) {
  const { user } = useSession();
  const isPaused = user?.account_status === 'deactivated';
  const isDue = hasDue(receipt);
  const due = isDue && !isBeingPaid(receipt) ? ` ${dueTextOf(receipt)}` : '';
  return (
    <Alert color={outcome.color} role="status" title={outcome.title}>
      <Text inherit>
        {outcome.text}
        {due}
        {isPaused && ' Bidding is paused until everything due is paid.'}
      </Text>
      <Group gap="sm" mt="sm">
        {outcome.verificationUrl !== null && (
          <Button component="a" href={outcome.verificationUrl}>
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

const hasDue = ({ status, total_due_amount }: InvoiceDetail): boolean =>
  status !== 'void' && total_due_amount !== '0.00';

/** R18: a Buy Now purchase that is not paid in time is canceled. */
function dueTextOf(receipt: InvoiceDetail): string {
  const { total_due_amount, pay_until } = receipt;
  const due = `${dollars(total_due_amount)} is still due`;
  if (pay_until === null) return `${due}.`;
  const by = formatClock(instantOf(pay_until));
  return `${due}. If you don’t pay it by ${by} ET, ${lapseText(isPartPaid(receipt))}`;
}

/** What credit pays together with the card; both wait for the bank. */
const creditWith = ({ id, status }: Payment, { payments }: InvoiceDetail): number =>
  payments
    .filter((each) => each.part_of === id && each.status === status)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

interface Outcome {
  readonly color: 'spruce' | 'amber' | 'red';
  readonly title: string;
  readonly text: string;
  /** Another payment may begin. */
  readonly isOver: boolean;
  /** The bank's page. */
  readonly verificationUrl: string | null;
}

/** null: it was of a receipt that is canceled, or it was returned. */
export function outcomeOf(payment: Payment, receipt: InvoiceDetail): Outcome | null {
  if (payment.status === 'abandoned' && receipt.status === 'void') return null;
  const words = wordsOf(payment, receipt);
  return words && { ...words, verificationUrl: payment.verification_url };
}

function wordsOf(
  payment: Payment,
  receipt: InvoiceDetail,
): Omit<Outcome, 'verificationUrl'> | null {
  const { status, method, amount, card_fee, card } = payment;
  const creditCents = creditWith(payment, receipt);
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
        text:
          `Your bank asks you to confirm it for your ${name}` +
          (creditCents > 0
            ? `, and ${dollarsOf(creditCents)} more comes from your account credit.`
            : '.'),
        isOver: false,
      };
    case 'processing':
      return {
        color: 'amber',
        title: `Your payment of ${charged} is being processed`,
        text: processingTextOf(receipt),
        isOver: false,
      };
    case 'abandoned':
      return {
        color: 'amber',
        title: `Your payment of ${charged} no longer counts`,
        text:
          (hasDue(receipt)
            ? 'Another payment was tried after it.'
            : 'This receipt was paid another way.') + ` Nothing was charged to your ${name}.`,
        isOver: true,
      };
    case 'returned':
      return null;
  }
}

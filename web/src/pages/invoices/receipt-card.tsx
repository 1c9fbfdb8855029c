import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { formatDate, formatDateTime } from '@hammerdock/domain/time.ts';
import { useRefreshWhile } from '../../api/live/use-refresh-while.ts';
import { mayPay, ReceiptStatus } from '../../features/invoice/receipt-status.tsx';
import { centsOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { PAY_TIME_OVER, payTimeOverText, usePayTimeOver } from '../../lib/time/pay-time.ts';
import { collectedText, waitingWindowText } from '@hammerdock/contract/texts/collected-words.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Money } from '../../ui/lot/money.tsx';

const LIST_CALLS = ['invoices.getReceipt'] as const;

export function ReceiptCard({ receipt }: { receipt: ReceiptRow }) {
  const { id, inv_num, date_added } = receipt;
  const isOver = usePayTimeOver(receipt);
  useRefreshWhile(isOver, LIST_CALLS);
  const isBeingPaid = mayPay(receipt) && receipt.payment_processing;
  const isPayable = mayPay(receipt) && !isOver && !isBeingPaid;
  const isVoid = receipt.status === 'void';
  const question = isPayable ? receipt.bank_question : null;
  return (
    <Paper
      component="article"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      aria-label={`Receipt ${inv_num}`}
    >
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Receipt {inv_num}
        </Title>
        <ReceiptStatus status={receipt.status} isProcessing={receipt.payment_processing} />
      </Group>
      <Text c="dimmed" mb="sm">
        {receipt.auction_title}, {receipt.location}, {formatDate(instantOf(date_added))}
      </Text>
      <FactList
        facts={[
          ['Items', String(receipt.item_count)],
          ['Total', <Money key="total" cents={centsOf(receipt.final_total)} emphasis />],
          [
            'Still due',
            isPayable ? <Money key="due" cents={centsOf(receipt.total_due_amount)} emphasis /> : '',
          ],
          ['Pay by', isPayable ? dateOf(receipt.due_date ?? receipt.pay_until) : ''],
          ['Payment', isBeingPaid ? 'Being processed' : isOver ? timeOverOf(receipt) : ''],
          ['Pickup', isVoid ? '' : (waitingWindowText(receipt) ?? collectedText(receipt) ?? '')],
        ]}
      />
      {question !== null && <Text mt="sm">{wordsOf(question)}</Text>}
      <Group gap="sm" mt="md">
        {question !== null && (
          <Button component="a" href={question.verification_url}>
            Confirm at your bank
          </Button>
        )}
        {isPayable && (
          <LinkButton
            to={paths.checkoutInvoice(id)}
            variant={question === null ? 'filled' : 'default'}
          >
            {question === null ? 'Pay Now' : 'Pay another way'}
          </LinkButton>
        )}
        <LinkButton to={paths.invoice(id)} variant="default">
          View Receipt
        </LinkButton>
      </Group>
    </Paper>
  );
}

/** R54: why all of it is still due. */
const wordsOf = ({ amount, credit }: NonNullable<ReceiptRow['bank_question']>): string =>
  `Your bank asks you to confirm your payment of ${dollars(amount)}` +
  (credit === '0.00' ? '' : ` and ${dollars(credit)} of account credit`) +
  '. Nothing is paid until you do.';

const timeOverOf = ({ status }: ReceiptRow): string =>
  `${PAY_TIME_OVER}. ${payTimeOverText(status === 'partial')}`;

const dateOf = (time: string | null): string =>
  time === null ? '' : formatDateTime(instantOf(time));

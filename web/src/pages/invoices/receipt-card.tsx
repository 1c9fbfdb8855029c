import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { formatDate, formatDateTime } from '@hammerdock/domain/time.ts';
import { mayPay, ReceiptStatus } from '../../features/invoice/receipt-status.tsx';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { pickupWindowText } from '@hammerdock/contract/texts/pickup-words.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Money } from '../../ui/lot/money.tsx';

export function ReceiptCard({ receipt }: { receipt: ReceiptRow }) {
  const { id, inv_num, date_added } = receipt;
  const isPayable = mayPay(receipt);
  const isVoid = receipt.status === 'void';
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
        <ReceiptStatus status={receipt.status} />
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
          ['Pickup', isVoid ? '' : (pickupWindowText(receipt) ?? '')],
        ]}
      />
      <Group gap="sm" mt="md">
        {isPayable && <LinkButton to={paths.checkoutInvoice(id)}>Pay Now</LinkButton>}
        <LinkButton to={paths.invoice(id)} variant="default">
          View Receipt
        </LinkButton>
      </Group>
    </Paper>
  );
}

const dateOf = (time: string | null): string =>
  time === null ? '' : formatDateTime(instantOf(time));

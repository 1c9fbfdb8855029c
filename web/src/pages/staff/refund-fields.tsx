import {
  Checkbox,
  Input,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Textarea,
  TextInput,
} from '@mantine/core';
import { REFUND_TYPES } from '@hammerdock/contract/refund-types.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { REFUND_GROUNDS } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import type { useRefund } from './use-refund.ts';

const WAYS = [
  { value: 'card', label: 'Original payment' },
  { value: 'credit', label: 'Account credit' },
] satisfies { value: 'card' | 'credit'; label: string }[];

export function RefundFields({ refund }: { refund: ReturnType<typeof useRefund> }) {
  const { choice, types, mayReturn, trouble, complaint, change } = refund;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Refund type"
          data={types.map((type) => ({ value: type, label: REFUND_TYPES[type] }))}
          value={choice.type ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ type: REFUND_GROUNDS.find((ground) => ground === value) ?? null })
          }
        />
        <TextInput
          label="Amount"
          inputMode="decimal"
          leftSection="$"
          value={choice.amount}
          error={trouble}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget: { value } }) => {
            const amount = readMoneyText(value);
            if (amount !== null) change({ amount });
          }}
        />
      </SimpleGrid>
      <Input.Wrapper labelElement="div" label="Refund to">
        <SegmentedControl
          aria-label="Refund to"
          fullWidth
          value={choice.mode}
          data={WAYS}
          onChange={(mode) => change({ mode })}
        />
      </Input.Wrapper>
      <TextInput
        label="Reason"
        description="The buyer sees this"
        withAsterisk
        maxLength={120}
        value={choice.reason}
        error={complaint}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
      <Textarea
        label="Notes"
        description="The buyer sees this too; optional"
        maxLength={500}
        autosize
        minRows={2}
        value={choice.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      {mayReturn && (
        <Checkbox
          label="The item is back here: mark it Returned"
          checked={choice.returned}
          onChange={({ currentTarget }) => change({ returned: currentTarget.checked })}
        />
      )}
    </>
  );
}

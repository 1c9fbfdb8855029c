import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCommand } from '../../../api/query.tsx';
import { useClock } from '../../../lib/time/clock.tsx';
import { focusInvalid } from '../../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly account: SellerAccount;
  readonly onClose: () => void;
}

/** Records what was transferred outside the store; nothing is sent from here. */
export function RecordForm({ account, onClose }: Props) {
  const today = writeDay(dayOf(useClock().now()));
  const form = useForm({
    initialValues: { reference: '', paid_on: today },
    validate: { reference: (text) => filled(text), paid_on: (text) => filled(text) },
  });
  const pay = useCommand('settlements.recordPayout', {
    refreshes: ['settlements.listSellerAccounts', 'settlements.listPayouts'],
    onDone: onClose,
    onRefused: besideFields(form, { PayoutInFuture: 'paid_on' }),
  });
  const { seller_id, payable: amount } = account;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) => pay.mutate({ seller_id, amount, ...typed }), focusInvalid)}
    >
      <Stack>
        <Text>
          Record that you paid <b>{dollars(amount)}</b>, which is everything that’s payable now.
          Transfer the money first; this doesn’t send any.
        </Text>
        <TextInput
          label="Reference"
          description="The number of the transfer or check"
          maxLength={100}
          data-autofocus
          {...form.getInputProps('reference')}
        />
        <TextInput type="date" label="Paid on" max={today} {...form.getInputProps('paid_on')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={pay.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={pay.isPending}>
            Record {dollars(amount)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Payout, SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { alertSuccess } from '../../../lib/notices/alerts.ts';
import { PayoutTable } from '../../../features/payouts/payout-table.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly account: SellerAccount;
  readonly onClose: () => void;
}

/** What was paid lately; a payment that came back or was wrong is reversed. */
export function PaymentsDialog({ account: { seller_id, name }, onClose }: Props) {
  const found = useCall('settlements.listPayouts', { seller_id, limit: 60 });
  const [wrong, setWrong] = useState<Payout | null>(null);
  return (
    <Modal opened onClose={onClose} size="lg" title={`Payments to ${name}`}>
      {found.isError && (
        <ErrorState
          title="We couldn’t load the payments"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <ListSkeletons label="Loading the payments" />}
      {found.data?.payoutList.length === 0 && (
        <Text>Nothing was paid yet. Record a payment once something is payable.</Text>
      )}
      {found.data !== undefined && found.data.payoutList.length > 0 && wrong === null && (
        <PayoutTable
          payouts={found.data.payoutList}
          renderTool={(payout) => <ReverseButton payout={payout} onReverse={setWrong} />}
        />
      )}
      {wrong !== null && <ReverseForm payout={wrong} onDone={() => setWrong(null)} />}
    </Modal>
  );
}

interface ReverseButtonProps {
  readonly payout: Payout;
  readonly onReverse: (payout: Payout) => void;
}

/** Of a transfer only what was made, and is not being taken back. */
const mayReverse = ({ transfer, reversed_at }: Payout): boolean =>
  reversed_at === null && (transfer === null || transfer.state === 'succeeded');

const ReverseButton = ({ payout, onReverse }: ReverseButtonProps) =>
  mayReverse(payout) && (
    <Button
      size="xs"
      variant="default"
      aria-label={`Reverse ${payout.reference}`}
      onClick={() => onReverse(payout)}
    >
      Reverse
    </Button>
  );

function ReverseForm({ payout, onDone }: { payout: Payout; onDone: () => void }) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => filled(text) },
  });
  const reverse = useCommand('settlements.reversePayout', {
    refreshes: ['settlements.listPayouts', 'settlements.listSellerAccounts'],
    onDone: ({ reversed }) => {
      alertSuccess(reversed ? 'The payment is reversed' : 'The reversal is under way');
      onDone();
    },
    onRefused: besideFields(form),
  });
  const { transfer } = payout;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ reason }) => reverse.mutate({ payout_id: payout.id, reason }))}
    >
      <Stack>
        <Text>
          Reverse {dollars(payout.amount)} with the reference {payout.reference}?{' '}
          {transfer !== null && `${transfer.provider_name} takes it back from the seller first. `}It
          stays in the list, the amount is payable again, and the seller gets an email with your
          reason.
        </Text>
        <TextInput
          label="Reason"
          maxLength={500}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone} disabled={reverse.isPending}>
            Keep it
          </Button>
          <Button type="submit" color="red" loading={reverse.isPending}>
            Reverse payment
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

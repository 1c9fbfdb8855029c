import { Button, Group, Stack, Text } from '@mantine/core';
import type { SellerAccount, TransferAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from '../../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../../api/query.tsx';

interface Props {
  readonly account: SellerAccount;
  readonly transfers: TransferAccount;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const REFRESHED = ['settlements.listSellerAccounts', 'settlements.listPayouts'] as const;

/** Sends the money at once; the button says how much, and to whom. */
export function TransferForm({ account, transfers, onSent, onClose }: Props) {
  const { seller_id, payable: amount, name } = account;
  const { provider_name: provider } = transfers;
  const client = useQueryClient();
  const pay = useCommand('settlements.transferPayout', {
    refreshes: REFRESHED,
    onDone: onSent,
    // A refusal may have changed the account, and is listed with the payments.
    onRefused: () => {
      void refreshCalls(client, REFRESHED);
      return true;
    },
  });
  const state = pay.data?.data.transfer_state;
  return (
    <Stack>
      {state === undefined ? (
        <Text>
          {provider} sends <b>{dollars(amount)}</b> to the {provider} account of <b>{name}</b> now.
          That’s everything that’s payable.
        </Text>
      ) : (
        <Text role="status">
          {state === 'pending'
            ? `${provider} hasn’t answered yet. The transfer of ${dollars(amount)} is under way, ` +
              'and we keep asking. You’ll find it under Payments.'
            : `${provider} sent ${dollars(amount)} to ${name}, who gets an email.`}
        </Text>
      )}
      {pay.isError && (
        <Text c="var(--bad)" role="alert">
          {textOf(pay.error)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        {state === undefined && (
          <Button variant="default" onClick={onClose} disabled={pay.isPending}>
            Cancel
          </Button>
        )}
        {/* The same button, so that it keeps the focus. */}
        <Button
          loading={pay.isPending}
          onClick={() => (state === undefined ? pay.mutate({ seller_id, amount }) : onClose())}
        >
          {state === undefined ? `Transfer ${dollars(amount)}` : 'Close'}
        </Button>
      </Group>
    </Stack>
  );
}

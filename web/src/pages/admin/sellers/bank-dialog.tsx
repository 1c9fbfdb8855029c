import { Button, Stack, Text } from '@mantine/core';
import type { SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { useState } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly account: SellerAccount;
  readonly onClose: () => void;
}

/** The numbers are asked for here only, and forgotten when the dialog closes. */
export function BankDialog({ account, onClose }: Props) {
  const [shown, setShown] = useState<Answer<'settlements.revealBankDetails'> | null>(null);
  const reveal = useCommand('settlements.revealBankDetails', { onDone: setShown });
  return (
    <Modal opened onClose={onClose} title={`Bank details of ${account.name}`}>
      {shown === null ? (
        <Stack align="flex-start">
          <Text>Each look at the full numbers is recorded under your name.</Text>
          <Button
            loading={reveal.isPending}
            onClick={() => reveal.mutate({ seller_id: account.seller_id })}
          >
            Show full numbers
          </Button>
        </Stack>
      ) : (
        <FactList
          facts={[
            ['Account holder', shown.holder],
            ['Routing number', shown.routing_number],
            ['Account number', shown.account_number],
          ]}
        />
      )}
    </Modal>
  );
}

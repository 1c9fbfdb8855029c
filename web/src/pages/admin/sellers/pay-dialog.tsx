import { Radio, Stack, Text } from '@mantine/core';
import type { SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { useState } from 'react';
import { STANDING_WORDS } from '../../../features/payouts/transfer-words.ts';
import { RecordForm } from './record-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly account: SellerAccount;
  readonly onClose: () => void;
}

/** By a transfer of the payment provider where the seller can get one, or by bank. */
export function PayDialog({ account, onClose }: Props) {
  const { transfers, name } = account;
  const ready = transfers?.standing === 'ready' ? transfers : null;
  const [way, setWay] = useState(ready === null ? 'bank' : 'transfer');
  const [isSent, setSent] = useState(false);
  return (
    <Modal opened onClose={onClose} title={`Payment to ${name}`}>
      <Stack>
        {ready !== null && !isSent && (
          <Radio.Group label="How do you pay?" value={way} onChange={setWay}>
            <Stack gap="xs" mt="xs">
              <Radio value="transfer" label={`Transfer with ${ready.provider_name}`} />
              <Radio value="bank" label="By bank, recorded with a reference" />
            </Stack>
          </Radio.Group>
        )}
        {transfers !== null && ready === null && (
          <Text size="sm" c="dimmed">
            Transfers with {transfers.provider_name} aren’t possible yet. The seller’s account:{' '}
            {STANDING_WORDS[transfers.standing].toLowerCase()}.
          </Text>
        )}
        {ready !== null && way === 'transfer' ? (
          <TransferForm
            account={account}
            transfers={ready}
            onSent={() => setSent(true)}
            onClose={onClose}
          />
        ) : (
          <RecordForm account={account} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
}

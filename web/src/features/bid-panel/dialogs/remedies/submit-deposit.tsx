import { Alert, Anchor, Button, Loader, Radio, Stack, Text } from '@mantine/core';
import { dollars, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { textOf } from '../../../../api/call-error.ts';
import { useCall } from '../../../../api/query.tsx';
import { sourceName } from '../../../../lib/text/source-name.ts';
import { Unanswered } from '../unanswered.tsx';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';
import { missingCents, useDeposit } from './use-deposit.ts';

export function SubmitDeposit({ lot, onClose, onResolved }: RemedyProps) {
  const cards = useCall('cards.listSources', { object: 'card' });
  const deposit = useCall('invoices.getDeposit', {});
  const [chosen, setChosen] = useState<string | null>(null);
  const { verificationUrl, busy, submit, ...answer } = useDeposit(lot, { onClose, onResolved });
  const error = cards.error ?? deposit.error;
  if (error !== null) return <Text role="alert">{textOf(error)}</Text>;
  if (cards.data === undefined || deposit.data === undefined)
    return <Loader aria-label="Loading your cards" />;
  const saved = cards.data.responseData.data;
  const source_id = chosen ?? saved[0]?.id;
  const { deposit_held } = deposit.data;
  const missing = dollarsOf(missingCents(lot.deposit_amount, deposit_held));
  return (
    <>
      <Text>
        This item requires a deposit of <strong>{dollars(lot.deposit_amount)}</strong>. We hold it,
        and you can get it back when you aren’t winning any item and have nothing left to pay.
      </Text>
      {deposit_held !== '0.00' && (
        <Text mt="xs">
          We already hold {dollars(deposit_held)}, so only {missing} is charged.
        </Text>
      )}
      <Radio.Group mt="md" label="Charge to" value={source_id ?? ''} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {saved.map((card) => (
            <Radio key={card.id} value={card.id} label={sourceName(card)} />
          ))}
        </Stack>
      </Radio.Group>
      {verificationUrl !== null && (
        <Alert mt="md" color="amber" role="alert" title="Your bank asks you to confirm the deposit">
          <Anchor href={verificationUrl} target="_blank" rel="noreferrer">
            Confirm at your bank
          </Anchor>
          <Text size="sm">Then come back here and continue.</Text>
          <Button mt="sm" onClick={onResolved}>
            Continue
          </Button>
        </Alert>
      )}
      <Unanswered {...answer} button={`Submit ${missing}`} twice="You won’t be charged twice." />
      <Actions onClose={onClose} isSending={busy}>
        <Button
          loading={busy}
          disabled={source_id === undefined}
          onClick={() => source_id !== undefined && submit(source_id)}
        >
          Submit {missing}
        </Button>
      </Actions>
    </>
  );
}

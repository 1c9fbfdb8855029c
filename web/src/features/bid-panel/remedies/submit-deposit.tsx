import { Button, Loader, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { sourceName } from '../../../lib/text/source-name.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function SubmitDeposit({ lot, onClose, onResolved }: RemedyProps) {
  const cards = useCall('cards.listSources', { object: 'card' });
  const [chosen, setChosen] = useState<string | null>(null);
  const submit = useCommand('invoices.submitDeposit', { onDone: onResolved });
  if (cards.isError) return <Text role="alert">{textOf(cards.error)}</Text>;
  if (cards.data === undefined) return <Loader aria-label="Loading your cards" />;
  const saved = cards.data.responseData.data;
  const source_id = chosen ?? saved[0]?.id;
  return (
    <>
      <Text>
        This item requires a deposit of <strong>{dollars(lot.deposit_amount)}</strong>. We hold it,
        and you can get it back when you aren’t winning any item and have nothing left to pay.
      </Text>
      <Radio.Group mt="md" label="Charge to" value={source_id ?? ''} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {saved.map((card) => (
            <Radio key={card.id} value={card.id} label={sourceName(card)} />
          ))}
        </Stack>
      </Radio.Group>
      <Actions onClose={onClose}>
        <Button
          loading={submit.isPending}
          disabled={source_id === undefined}
          onClick={() =>
            source_id !== undefined &&
            submit.mutate({ product_id: lot.id, source_id, deposit_amount: lot.deposit_amount })
          }
        >
          Submit {dollars(lot.deposit_amount)}
        </Button>
      </Actions>
    </>
  );
}

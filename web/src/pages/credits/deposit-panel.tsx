import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { Modal } from '../../ui/layers/modal.tsx';

/** R57: the deposit that is held for the buyer; nothing where there is none. */
export function DepositPanel() {
  const [isAsking, setAsking] = useState(false);
  const found = useCall('invoices.getDeposit', {});
  const back = useCommand('invoices.returnDeposit', {
    refreshes: ['invoices.getDeposit'],
    onDone: () => setAsking(false),
  });
  if (found.isError) return <Text role="alert">{textOf(found.error)}</Text>;
  if (found.data === undefined) return null;
  const { deposit_held, deposit_returning, held_because } = found.data;
  if (deposit_held === '0.00' && deposit_returning === '0.00') return null;
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="deposit">
      <Title order={2} size="h4" id="deposit" mb="xs">
        Deposit
      </Title>
      {deposit_returning !== '0.00' && (
        <Text>{dollars(deposit_returning)} is on its way back to your card.</Text>
      )}
      {deposit_held !== '0.00' && (
        <>
          <Text>
            We hold {dollars(deposit_held)}. It isn’t spent, and goes back to your card when you ask
            for it, or automatically after 30 days without a winning bid or an open receipt.
          </Text>
          {held_because === null ? (
            <Button mt="sm" variant="default" onClick={() => setAsking(true)}>
              Return my deposit
            </Button>
          ) : (
            <Text c="dimmed" mt="xs">
              {held_because}
            </Text>
          )}
        </>
      )}
      {isAsking && (
        <Modal opened onClose={() => setAsking(false)} title="Return my deposit">
          <Text>
            {dollars(deposit_held)} goes back to the card that paid it. To bid on items that require
            a deposit, you’ll need to submit it again.
          </Text>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button loading={back.isPending} onClick={() => back.mutate({})}>
              Return {dollars(deposit_held)}
            </Button>
          </Group>
        </Modal>
      )}
    </Paper>
  );
}

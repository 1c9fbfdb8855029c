import { Button, Group, Stack, Text } from '@mantine/core';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useCommand } from '../../api/query.tsx';
import type { Lot } from './pass.ts';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly lot: Lot;
  readonly pending: NonNullable<Lot['pending_refund']>;
  readonly onDone: (lot: Lot) => unknown;
  readonly onClose: () => void;
}

/** Asks first, because the buyer gets an email about it. */
export function CancelRefundDialog({ lot, pending, onDone, onClose }: Props) {
  const cancel = useCommand('refunds.cancelRefund', {
    refreshes: ['refunds.previewRefund'],
    onDone: (answer) => onDone(answer.lot),
  });
  const amount = dollars(pending.amount);
  return (
    <Modal opened onClose={onClose} title="Cancel this refund?">
      <Stack>
        <Text fw={600}>{lot.title}</Text>
        <Text>
          The {amount} won’t go back to the buyer, who gets an email about it.
          {lot.status === 'returned' && ' The item no longer counts as returned.'}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Keep the refund
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ refund_id: pending.refund_id })}
          >
            Cancel the refund
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

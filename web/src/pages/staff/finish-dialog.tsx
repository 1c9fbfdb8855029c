import { Button, Group, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly visitId: string;
  readonly name: string;
  readonly lotCount: number;
  readonly onClose: () => void;
}

/** Asks first, since only the buyer can get back into the list. */
export function FinishDialog({ visitId, name, lotCount, onClose }: Props) {
  const finish = useCommand('pickup.finishPickupVisit', {
    refreshes: ['pickup.getPickupQueue'],
    onDone: onClose,
    onRefused: () => true,
  });
  return (
    <Modal opened onClose={onClose} title={`Done with ${name}?`}>
      <Text>
        {name} leaves the list, with {countOf(lotCount, 'item')} not handed over yet. To come back
        into it, the buyer taps “I’m here” again.
      </Text>
      {finish.isError && (
        <Text mt="sm" c="red" role="alert">
          {textOf(finish.error)}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Not yet
        </Button>
        <Button loading={finish.isPending} onClick={() => finish.mutate({ visit_id: visitId })}>
          Done
        </Button>
      </Group>
    </Modal>
  );
}

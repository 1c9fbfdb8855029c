import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { Modal } from '../../ui/layers/modal.tsx';
import type { PickupCenter } from './pickup-center.ts';
import { timeText } from './pickup-words.ts';

interface Props {
  readonly center: PickupCenter;
  readonly times: { readonly starts_at: string; readonly ends_at: string };
  readonly onClose: () => void;
}

/** UX-04: others may take the place, so it asks first. */
export function CancelTimeDialog({ center, times: booked, onClose }: Props) {
  // What the buyer agrees to cancel, also if another page changes it meanwhile.
  const [times] = useState(booked);
  const client = useQueryClient();
  const cancel = useCommand('pickup.cancelPickupSlot', {
    refreshes: ['pickup.getPickupSlots'],
    onDone: onClose,
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'PickupTimeChanged') {
        void refreshCalls(client, ['pickup.getPickupSlots']);
        onClose();
      }
      return false;
    },
  });
  return (
    <Modal opened onClose={onClose} title="Cancel this pickup time?">
      <Stack gap="xs">
        <Text fw={600}>{timeText(times)} ET</Text>
        <Text>
          Someone else can take your place, and this time may be full if you come back to it. Your
          items stay ready until their pickup window ends, and cost nothing more.
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} disabled={cancel.isPending}>
          Keep it
        </Button>
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() =>
            cancel.mutate({ center_id: center.center_id, shown_starts_at: times.starts_at })
          }
        >
          Cancel the time
        </Button>
      </Group>
    </Modal>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { CenterFacts } from './center-facts.tsx';
import { LastPickupDay } from './last-pickup-day.tsx';
import type { PickupPlace } from './use-pickup-notice.ts';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly where: PickupPlace;
  readonly busy: boolean;
  /** 1: dismissed permanently; 0: until the next sign-in. */
  readonly onAnswer: (flag: 0 | 1) => void;
}

/** PV-11: lots are not shipped, so the pickup location is shown first. */
export function PickupNotice({ where, busy, onAnswer }: Props) {
  return (
    <Modal opened onClose={() => onAnswer(0)} title="Pickup Location">
      <Text mb="sm">
        Pick up this item at the center below. Items don’t move between pickup centers.
      </Text>
      <CenterFacts name={where.center_name} />
      <LastPickupDay place={where} />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" disabled={busy} onClick={() => onAnswer(0)}>
          Close
        </Button>
        <Button disabled={busy} onClick={() => onAnswer(1)}>
          Don&apos;t Show Again
        </Button>
      </Group>
    </Modal>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { showFocused } from '../../../lib/interaction/show-element.ts';

interface Props {
  /** Why the offer has ended. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Replaces the form of an open dialog whose offer has ended meanwhile. */
export function EndedOffer({ text, onClose }: Props) {
  return (
    <>
      <Text ref={showFocused} tabIndex={-1} role="status">
        {text}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </>
  );
}

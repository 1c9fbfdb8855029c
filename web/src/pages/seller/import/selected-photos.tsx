// What can be done with the selected photos of a ZIP file, in reach of the thumb on a phone.
import { Button, Group, Modal, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useClearCorner } from '../../../lib/interaction/clear-corner.ts';
import classes from './archived-files.module.css';

interface Props {
  readonly count: number;
  readonly isPending: boolean;
  readonly onChoose: () => void;
  readonly onDiscard: () => void;
  readonly onClear: () => void;
}

export function SelectedPhotos({ count, isPending, onChoose, onDiscard, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  const bar = useClearCorner<HTMLDivElement>();
  const photos = count === 1 ? '1 photo' : `${count} photos`;
  return (
    <Paper
      ref={bar}
      withBorder
      p="xs"
      shadow="md"
      className={classes.bar}
      role="group"
      aria-label="Selected photos"
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600} aria-live="polite">
          {photos} selected
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </Group>
      <Group gap="xs" grow mt={4}>
        <Button disabled={isPending} onClick={onChoose}>
          Choose a lot
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => setAsking(true)}>
          Discard
        </Button>
      </Group>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={`Discard ${photos}?`}>
        <Text>
          {count === 1 ? 'It won’t be added to any lot.' : 'They won’t be added to any lot.'} You’d
          have to upload the ZIP file again to get {count === 1 ? 'it' : 'them'} back.
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            Keep {count === 1 ? 'it' : 'them'}
          </Button>
          <Button
            color="red"
            onClick={() => {
              setAsking(false);
              onDiscard();
            }}
          >
            Discard {photos}
          </Button>
        </Group>
      </Modal>
    </Paper>
  );
}

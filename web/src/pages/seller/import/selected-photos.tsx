// What can be done with the selected photos of a ZIP file, in reach of the thumb on a phone.
import { Button, Group, Paper, Text } from '@mantine/core';
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
        <Button variant="subtle" px="sm" onClick={onClear}>
          Clear
        </Button>
      </Group>
      <Group gap="xs" grow mt={4}>
        <Button disabled={isPending} onClick={onChoose}>
          Choose a lot
        </Button>
        <Button variant="default" disabled={isPending} onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Paper>
  );
}

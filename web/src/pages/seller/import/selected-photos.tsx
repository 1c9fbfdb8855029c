// What can be done with the selected photos of a ZIP file, in reach of the thumb on a phone.
import { Button, Group, Paper, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { ReactNode } from 'react';
import { useClearCorner } from '../../../lib/interaction/clear-corner.ts';
import classes from './archived-files.module.css';

interface Props {
  readonly count: number;
  /** Some of them have a lot, which they can be taken off. */
  readonly canDetach: boolean;
  readonly isPending: boolean;
  readonly onChoose: () => void;
  readonly onDetach: () => void;
  readonly onDiscard: () => void;
  readonly onClear: () => void;
}

export const SelectedPhotos = ({ count, canDetach, isPending, ...props }: Props) => (
  <Bar
    label="Selected photos"
    text={`${countOf(count, 'photo')} selected`}
    action={
      <Button variant="subtle" px="sm" onClick={props.onClear}>
        Clear
      </Button>
    }
  >
    <Group gap="xs" grow mt={4} preventGrowOverflow={false}>
      <Button px="xs" disabled={isPending} onClick={props.onChoose}>
        Choose a lot
      </Button>
      {canDetach && (
        <Button px="xs" variant="default" disabled={isPending} onClick={props.onDetach}>
          No lot
        </Button>
      )}
      <Button px="xs" variant="default" disabled={isPending} onClick={props.onDiscard}>
        Discard
      </Button>
    </Group>
  </Bar>
);

interface DiscardedProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Where the photos were selected, until something else is done. */
export const DiscardedPhotos = ({ count, isPending, onUndo, onClose }: DiscardedProps) => (
  <Bar
    label="Discarded photos"
    text={`${countOf(count, 'photo')} discarded`}
    action={
      <Group gap={4}>
        <Button variant="default" px="sm" disabled={isPending} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="subtle" px="sm" onClick={onClose}>
          Close
        </Button>
      </Group>
    }
  />
);

interface BarProps {
  readonly label: string;
  readonly text: string;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function Bar({ label, text, action, children }: BarProps) {
  const bar = useClearCorner<HTMLDivElement>();
  return (
    <Paper
      ref={bar}
      withBorder
      p="xs"
      shadow="md"
      className={classes.bar}
      role="group"
      aria-label={label}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600} aria-live="polite">
          {text}
        </Text>
        {action}
      </Group>
      {children}
    </Paper>
  );
}

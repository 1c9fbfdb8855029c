import { Alert, Button, Group, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { FIELD_LABELS } from './typed-cell.ts';
import type { CellEdits } from './use-cell-edits.ts';

interface Props {
  readonly edits: CellEdits;
  /** The lot's name; empty where it is not loaded. */
  readonly nameOf: (lotId: string) => string;
}

const LISTED = 5;

/** What could not be saved; nothing of it is lost until the seller discards it. */
export function UnsavedBar({ edits, nameOf }: Props) {
  const { failed } = edits;
  if (failed.length === 0) return null;
  const cells = failed.flatMap((batch) => batch.cells);
  const faulty = cells.filter(({ problem }) => problem !== null);
  const reasons = failed.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  return (
    <Alert
      color="red"
      role="alert"
      title={countOf(cells.length, 'value isn’t saved', 'values aren’t saved')}
    >
      {[...new Set(reasons)].map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
      {faulty.slice(0, LISTED).map(({ lotId, field, problem }) => (
        <Text key={`${lotId} ${field}`} size="sm">
          <b>
            {FIELD_LABELS[field]}
            {nameOf(lotId) && ` of ${nameOf(lotId)}`}:
          </b>{' '}
          {problem}
        </Text>
      ))}
      {faulty.length > LISTED && <Text size="sm">And {faulty.length - LISTED} more.</Text>}
      {cells.length > faulty.length && faulty.length > 0 && (
        <Text size="sm">
          Fix the values marked in red. What you filled or pasted together is saved together.
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button px="sm" variant="default" onClick={edits.retry}>
          Try again
        </Button>
        <Button px="sm" variant="subtle" color="red" onClick={edits.discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

import { Button } from '@mantine/core';
import { XIcon } from 'lucide-react';
import type { ActiveFilter } from './active-filters.ts';
import classes from './filters.module.css';

interface Props {
  readonly active: readonly ActiveFilter[];
  readonly onChange: (next: Record<string, unknown>) => void;
  readonly onClear: () => void;
}

/** The active filters, each removed by a click. */
export function FilterChips({ active, onChange, onClear }: Props) {
  if (active.length === 0) return null;
  return (
    <div className={classes.chips} role="group" aria-label="Active filters">
      {active.map(({ text, without }) => (
        <Button
          key={text}
          variant="light"
          size="sm"
          radius="xl"
          rightSection={<XIcon size={16} aria-hidden />}
          aria-label={`Remove the filter ${text}`}
          onClick={() => onChange(without)}
        >
          {text}
        </Button>
      ))}
      <Button variant="subtle" size="sm" px="xs" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}

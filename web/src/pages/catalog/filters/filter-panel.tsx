import { Button } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { ReactNode } from 'react';
import classes from './filter-panel.module.css';
import { Drawer } from '../../../ui/layers/drawer.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onBack: () => void;
  /** The number of results with the current filters; null: not known yet. */
  readonly count: number | null;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** On phones the filters are a panel over the results, which update at once. */
export function FilterPanel({ opened, onClose, onBack, count, onClear, children }: Props) {
  return (
    <Drawer opened={opened} onClose={onClose} onBack={onBack} title="Filters">
      {children}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClear}>
          Clear all
        </Button>
        <Button onClick={onClose} className={classes.show}>
          {count === null ? 'Show items' : `Show ${countOf(count, 'item')}`}
        </Button>
      </div>
    </Drawer>
  );
}

import { Button } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import classes from './filter-panel.module.css';
import { Drawer } from '../../../ui/layers/drawer.tsx';
import { Filters, type FiltersProps } from './filters.tsx';
import type { useFilterPanel } from './use-filter-panel.ts';

interface Props {
  readonly panel: ReturnType<typeof useFilterPanel>;
  readonly filters: FiltersProps;
  /** The number of results with the current filters. */
  readonly count: number;
  readonly onClear: () => void;
}

/** On phones the filters are a panel over the results, which update at once. */
export function FilterPanel({ panel, filters, count, onClear }: Props) {
  return (
    <Drawer opened={panel.opened} onClose={panel.close} onBack={panel.back} title="Filters">
      <Filters {...filters} key={panel.clearings} onChange={panel.apply} onTypePrice={panel.type} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => panel.clear(onClear)}>
          Clear all
        </Button>
        <Button onClick={panel.close} className={classes.show}>
          {panel.isPending ? 'Show items' : `Show ${countOf(count, 'item')}`}
        </Button>
      </div>
    </Drawer>
  );
}

import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { ArrowUpDownIcon, LayoutGridIcon, ListIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTotalPricesSwitch } from '../../../api/prices/use-total-prices.ts';
import { InertUntilHydrated } from '../../../until-hydrated.tsx';
import { TotalPricesSwitch } from '../../../ui/total-prices-switch.tsx';
import type { ListName } from '../card/card-parts.ts';
import { chosen, type ListView } from './list-address.ts';
import classes from './list-tools.module.css';
import { sortsFor } from './sorts.ts';

interface Props {
  readonly list: ListName;
  /** null until it is loaded. */
  readonly count: number | null;
  readonly address: ListView;
  /** Receives the new query; the page validates it like any address. */
  readonly onChange: (next: Record<string, unknown>) => void;
  readonly children?: ReactNode;
}

/** Count, order, view and filters of a list. */
export function ListTools({ list, count, address, onChange, children }: Props) {
  return (
    <InertUntilHydrated className={classes.tools}>
      <Text c="dimmed" aria-live="polite" className={classes.count}>
        {count !== null && countOf(count, 'item')}
      </Text>
      {count !== 0 && <Arrangement list={list} address={address} onChange={onChange} />}
      {children}
    </InertUntilHydrated>
  );
}

/** Prices, view and order of the lots; an empty list has none to arrange. */
function Arrangement({ list, address, onChange }: Pick<Props, 'list' | 'address' | 'onChange'>) {
  const totals = useTotalPricesSwitch();
  return (
    <>
      <div className={classes.totals}>
        <TotalPricesSwitch {...totals} />
      </div>
      <div className={classes.view}>
        <SegmentedControl
          aria-label="View"
          value={address.view ?? 'grid'}
          data={[
            { value: 'grid', label: <LayoutGridIcon size={18} aria-label="Grid" /> },
            { value: 'list', label: <ListIcon size={18} aria-label="List" /> },
          ]}
          onChange={(view) => onChange({ ...address, view })}
        />
      </div>
      <NativeSelect
        className={classes.sort}
        classNames={{ label: classes.sortLabel }}
        label="Sort by"
        leftSection={
          <span className={classes.sortMark} aria-hidden>
            <ArrowUpDownIcon size={16} /> Sort:
          </span>
        }
        leftSectionWidth="4.75rem"
        data={sortsFor(list)}
        value={address.sort ?? ''}
        onChange={({ currentTarget }) => onChange(chosen(address, { sort: currentTarget.value }))}
      />
    </>
  );
}

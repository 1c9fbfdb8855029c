import { NativeSelect, Text } from '@mantine/core';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import type { ListName } from '../card/card-parts.ts';
import { pageSizesFor, type ListAddress, type PageSize } from './list-address.ts';
import classes from './list-tools.module.css';
import { sortsFor } from './sorts.ts';

interface Props {
  readonly list: ListName;
  /** null until it is known. */
  readonly count: number | null;
  readonly address: ListAddress;
  readonly firstSize: PageSize;
  /** Gets what should stand in the address; the page reads it as it reads any address. */
  readonly onChange: (next: Record<string, unknown>) => void;
  readonly children?: ReactNode;
}

/** How many there are, and in which order, how many at a time and how large they are shown. */
export function ListTools({ list, count, address, firstSize, onChange, children }: Props) {
  // Another order or size begins at the first page again.
  const change = (choice: Record<string, unknown>) => {
    const { page: _page, ...rest } = address;
    onChange({ ...rest, ...choice });
  };
  // What is chosen before the page listens would be lost.
  const awake = useHydrated();
  return (
    <div className={classes.tools} inert={!awake}>
      <Text c="dimmed" aria-live="polite" className={classes.count}>
        {count !== null && (count === 1 ? '1 item' : `${count} items`)}
      </Text>
      {children}
      <div className={classes.view}>
        <SegmentedChoice
          label="View"
          value={address.view ?? 'grid'}
          choices={[
            { value: 'grid', label: 'Grid', icon: <LayoutGridIcon size={18} /> },
            { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
          ]}
          onChange={(view) => change({ view })}
        />
      </div>
      <NativeSelect
        className={classes.sort}
        label="Sort by"
        data={sortsFor(list)}
        value={address.sort ?? ''}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      />
      <NativeSelect
        className={classes.size}
        label="Items per page"
        data={pageSizesFor(firstSize).map(String)}
        value={String(address.limit ?? firstSize)}
        onChange={({ currentTarget }) => change({ limit: currentTarget.value })}
      />
    </div>
  );
}

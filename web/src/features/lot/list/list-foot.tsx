import { NativeSelect } from '@mantine/core';
import { InertUntilHydrated } from '../../../until-hydrated.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { chosen, pageSizesFor, type ListView, type PageSize } from './list-address.ts';
import classes from './list-foot.module.css';

interface Props {
  readonly count: number;
  readonly address: ListView;
  readonly firstSize: PageSize;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** Pagination and page size. */
export function ListFoot({ count, address, firstSize, onChange }: Props) {
  const size = address.limit ?? firstSize;
  return (
    <InertUntilHydrated className={classes.foot}>
      <Pages
        page={address.page ?? 1}
        perPage={size}
        count={count}
        onChange={(page) => onChange({ ...address, page })}
      />
      <NativeSelect
        classNames={{ root: classes.size, label: classes.sizeLabel }}
        label="Items per page"
        data={pageSizesFor(firstSize).map(String)}
        value={String(size)}
        onChange={({ currentTarget }) => onChange(chosen(address, { limit: currentTarget.value }))}
      />
    </InertUntilHydrated>
  );
}

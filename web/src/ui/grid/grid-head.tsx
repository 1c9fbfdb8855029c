import { UnstyledButton } from '@mantine/core';
import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import classes from './data-grid.module.css';
import type { GridColumn, GridProps } from './grid-column.ts';
import { pinned } from './grid-row.tsx';

interface Props<Row> extends Pick<GridProps<Row>, 'columns'> {
  readonly lefts: readonly number[];
  readonly sorting: GridProps<Row>['sorting'];
}

/** The names of the columns, which sort the rows where that is possible. */
export function GridHead<Row>({ columns, lefts, sorting }: Props<Row>) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row}>
        {columns.map((column, place) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={place + 1}
            {...(column.sorted === undefined ? {} : { 'aria-sort': column.sorted ?? 'none' })}
            className={classes.cell}
            style={pinned(column.isPinned === true, lefts[place] ?? 0)}
            data-pinned={column.isPinned || undefined}
            data-number={column.isNumber || undefined}
          >
            {column.head ?? <Name column={column} sorting={sorting} />}
          </div>
        ))}
      </div>
    </div>
  );
}

interface NameProps<Row> {
  readonly column: GridColumn<Row>;
  readonly sorting: GridProps<Row>['sorting'];
}

function Name<Row>({ column: { key, label, sorted }, sorting }: NameProps<Row>) {
  if (sorted === undefined || sorting === undefined) {
    return <span className={classes.text}>{label}</span>;
  }
  const Arrow = sorted === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <UnstyledButton
      className={classes.sort}
      {...(sorting.pressed === key ? { autoFocus: true } : {})}
      onFocus={sorting.onFocus}
      onClick={() => sorting.onSort(key)}
    >
      <span className={classes.text}>{label}</span>
      {sorted !== null && <Arrow size={14} aria-hidden className={classes.arrow} />}
    </UnstyledButton>
  );
}

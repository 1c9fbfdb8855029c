import { Pagination } from '@mantine/core';
import classes from './pages.module.css';

interface Props {
  readonly page: number;
  readonly perPage: number;
  /** The count over all pages. */
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** LIST-02: three siblings, two boundaries, first and last. */
export function Pages({ page, perPage, count, onChange }: Props) {
  const total = Math.ceil(count / perPage);
  if (total <= 1) return null;
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Pagination
        value={page}
        total={total}
        onChange={onChange}
        siblings={3}
        boundaries={2}
        withEdges
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      />
    </nav>
  );
}

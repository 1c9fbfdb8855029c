import { Pagination } from '@mantine/core';
import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls, and the current number stays in its middle.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[aria-label="Page ${page}"]`);
    if (row.current === null || here === null || here === undefined) return;
    row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [page]);
  if (total <= 1) return null;
  return (
    <nav ref={row} className={classes.pages} aria-label="Pages">
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

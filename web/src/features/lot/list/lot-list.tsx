import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useLiveLots } from '../../../api/live/live-hooks.ts';
import { ListMovedContext, useListMoved } from '../../../lib/interaction/list-moved.ts';
import { CardSkeletons, RowSkeletons } from '../../../ui/lot/card-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { LotGrid } from '../../../ui/lot/lot-grid.tsx';
import type { ListName } from '../card/card-parts.ts';
import { GridCard } from '../card/grid-card.tsx';
import { ListCard } from '../card/list-card.tsx';
import { LotCard } from '../card/lot-card.tsx';
import type { FoundLots } from './found-lots.ts';
import type { ListView, PageSize } from './list-address.ts';
import { ListFoot } from './list-foot.tsx';
import classes from './lot-list.module.css';
import { ListTools } from './list-tools.tsx';

interface Props {
  readonly list: ListName;
  /** The accessible name of the list. */
  readonly label: string;
  readonly found: FoundLots;
  readonly address: ListView;
  readonly firstSize: PageSize;
  readonly onChange: (next: Record<string, unknown>) => void;
  /** The empty state, with a next step. */
  readonly empty: ReactNode;
  /** Controls of this list only, beside the sort. */
  readonly children?: ReactNode;
}

/** A list of lots with tools, cards, pagination and live prices (LIST-02). */
export function LotList(props: Props) {
  const { found } = props;
  const ids = found.lots?.map(({ id }) => id) ?? [];
  const hasMoved = useListMoved(ids.join(' '));
  useLiveLots(ids);
  useLastPage(props);
  return (
    <Stack gap="md">
      <ListTools {...props} count={found.lots === undefined ? null : found.count} />
      <ListMovedContext value={hasMoved}>
        <Lots {...props} />
      </ListMovedContext>
      {found.count > 0 && <ListFoot {...props} count={found.count} />}
    </Stack>
  );
}

/** Leads to the last page when closed lots have made the current page disappear. */
function useLastPage({ found, address, firstSize }: Props): void {
  const navigate = useNavigate();
  const last = Math.ceil(found.count / (address.limit ?? firstSize));
  const isBeyond = !found.changing && last > 0 && (address.page ?? 1) > last;
  useEffect(() => {
    if (!isBeyond) return;
    void navigate({
      to: '.',
      search: ({ page: _page, ...before }) => (last > 1 ? { ...before, page: last } : before),
      replace: true,
    });
  }, [isBeyond, last, navigate]);
}

const EAGER_CARDS = 4;
const CARDS = { grid: GridCard, list: ListCard };

function Lots({ list, label, found, address, firstSize, empty }: Props) {
  const view = address.view ?? 'grid';
  if (found.error !== null && found.lots === undefined) {
    return (
      <ErrorState
        title="We couldn’t load the list"
        text={textOf(found.error)}
        onRetry={() => void found.retry()}
      />
    );
  }
  if (found.lots === undefined) {
    const count = address.limit ?? firstSize;
    return view === 'grid' ? <CardSkeletons count={count} /> : <RowSkeletons count={count} />;
  }
  if (found.lots.length === 0 && found.count === 0) return empty;
  const cards = found.lots.map((lot, place) => (
    <LotCard key={lot.id} Card={CARDS[view]} lot={lot} list={list} eager={place < EAGER_CARDS} />
  ));
  return (
    <div className={classes.lots} aria-busy={found.changing}>
      {view === 'grid' ? (
        <LotGrid label={label}>{cards}</LotGrid>
      ) : (
        <section aria-label={label} className={classes.rows}>
          {cards}
        </section>
      )}
    </div>
  );
}

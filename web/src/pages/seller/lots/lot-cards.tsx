import { Stack } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { useState, type ReactNode } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import type { SellerLotList } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import type { LotsInput } from './grid/use-lot-pages.ts';
import { LotTable } from './lot-table.tsx';
import type { ColumnChoice } from './use-column-choice.ts';
import type { DraftEditor } from './use-draft-changes.ts';

export const PER_PAGE = 50;

interface Props {
  readonly list: SellerLotList;
  readonly input: LotsInput;
  readonly drafts: DraftEditor;
  readonly columnChoice: ColumnChoice;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The actions on the selected lots. */
  readonly actions: (lots: readonly SellerLotRow[], clear: () => void) => ReactNode;
  readonly empty: ReactNode;
}

/** SELL-02: a page of lots as rows or, on a phone, as cards; drafts are edited in place. */
export function LotCards({ list, input, drafts, page, onPage, ...props }: Props) {
  const { actions, columnChoice, empty } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = useCall(
    'sellerLots.listSellerLots',
    { ...input, page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your lots"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your lots" />;
  const { lotList, lotCount } = found.data;
  const chosen = lotList.filter(({ id }) => selected.has(id));
  return (
    <Stack>
      {chosen.length > 0 && actions(chosen, () => setSelected(new Set()))}
      {lotList.length === 0 ? (
        empty
      ) : (
        <LotTable
          list={list}
          lots={lotList}
          isHidden={columnChoice.isHidden}
          selected={selected}
          onSelect={setSelected}
          onChange={drafts.change}
        />
      )}
      <Pages page={page} perPage={PER_PAGE} count={lotCount} onChange={onPage} />
    </Stack>
  );
}

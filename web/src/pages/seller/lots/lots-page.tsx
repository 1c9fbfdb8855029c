import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { labelWithCount } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { PageTabs } from '../../../features/page-head/page-tabs.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths, type SellerLotList } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/state-page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { LotGrid } from './grid/lot-grid.tsx';
import type { Categories } from './grid/typed-cell.ts';
import { useCellEdits } from './grid/use-cell-edits.ts';
import { LotCards, PER_PAGE } from './lot-cards.tsx';
import { LOT_LISTS } from './lot-lists.ts';
import type { LotsAddress } from './lots-address.ts';
import { LotsFilters } from './lots-filters.tsx';
import { columnsOfCards } from './lot-table.tsx';
import { RelistBar } from './relist-bar.tsx';
import { nextOrder } from './lot-orders.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useDraftChanges, type DraftEditor } from './use-draft-changes.ts';

interface Props {
  readonly list: SellerLotList;
  readonly address: LotsAddress;
  readonly onAddress: (address: LotsAddress) => void;
}

/** SELL-02: a seller's lots in one state, with filters in the address. */
export function SellerLotsPage({ list, address, onAddress }: Props) {
  const acting = useActing();
  const counted = useCall('sellerLots.countSellerLots', acting).data;
  return (
    <>
      <PageHead title="Lots">
        <LinkButton to={paths.newSellerLot}>New lot</LinkButton>
      </PageHead>
      <Stack>
        <PageTabs
          label="Lots by state"
          tabs={LOT_LISTS.map((each) => ({
            label: labelWithCount(each.label, counted?.counts[each.list]),
            to: paths.sellerLots(each.list),
          }))}
          current={paths.sellerLots(list)}
        />
        <Lots
          list={list}
          address={address}
          auctions={counted?.auctionList ?? []}
          onAddress={onAddress}
        />
      </Stack>
    </>
  );
}

const WANTED = {
  photos: { without_photos: 1 },
  price: { without_price: 1 },
  problems: { with_problems: 1 },
} as const;

interface PartProps extends Props {
  readonly auctions: Parameters<typeof RelistBar>[0]['auctions'];
}

/** A grid where there is room for one; cards elsewhere. */
function Lots({ list, address, auctions, onAddress }: PartProps) {
  const { page = 1, text = '', auction = '', only, sort } = address;
  const acting = useActing();
  const drafts = useDraftChanges();
  const categories = useCall('defaults.getCategories', {}).data?.categories ?? NO_CATEGORIES;
  const edits = useCellEdits(drafts, categories);
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const columnChoice = useColumnChoice(list);
  const [pressed, setPressed] = useState<string | null>(null);
  const sorting = {
    pressed,
    onFocus: () => setPressed(null),
    onSort: (column: string) => {
      const { sort: _, page: _page, ...others } = address;
      const order = nextOrder(column, sort);
      setPressed(column);
      onAddress(order === undefined ? others : { ...others, sort: order });
    },
  };
  const input = {
    ...acting,
    list,
    text,
    auction,
    ...(only === undefined ? {} : WANTED[only]),
    ...(sort === undefined ? {} : { orderby: sort }),
  };
  const actions = (lots: readonly SellerLotRow[], clear: () => void) =>
    list === 'draft' ? (
      <BulkBar lots={lots} auctions={auctions} drafts={drafts} onDone={clear} />
    ) : (
      <RelistBar ids={lots.map(({ id }) => id)} auctions={auctions} onDone={clear} />
    );
  const isFiltered = text !== '' || auction !== '' || only !== undefined;
  const empty = <NoLots {...{ list, isFiltered }} />;
  const shared = { list, input, drafts, actions, columnChoice, empty };
  const filters = { list, address, auctions, onAddress };
  if (isWide) {
    return (
      <>
        <LotsFilters {...filters} />
        <LotGrid
          // Other filters begin at the top.
          key={JSON.stringify(input)}
          {...shared}
          initialRow={(page - 1) * PER_PAGE}
          categories={categories}
          edits={edits}
          sorting={sorting}
        />
      </>
    );
  }
  return (
    <>
      <LotsFilters {...filters}>
        {list === 'draft' && <UndoButton drafts={drafts} />}
        <ColumnsButton columns={columnsOfCards(list)} choice={columnChoice} />
      </LotsFilters>
      <LotCards {...shared} page={page} onPage={(next) => onAddress({ ...address, page: next })} />
    </>
  );
}

function UndoButton({ drafts }: { readonly drafts: DraftEditor }) {
  return (
    <Button
      variant="default"
      disabled={!drafts.canUndo || drafts.isPending}
      onClick={() => void drafts.undo()}
    >
      Undo
    </Button>
  );
}

const WIDE = '(min-width: 56.25em)';
const NO_CATEGORIES: Categories = [];

function NoLots({ list, isFiltered }: { list: SellerLotList; isFiltered: boolean }) {
  const info = LOT_LISTS.find((each) => each.list === list);
  return (
    <EmptyState
      title={isFiltered ? 'No lots match' : (info?.emptyTitle ?? '')}
      text={isFiltered ? 'Change or clear the filters.' : (info?.emptyText ?? '')}
      action={
        isFiltered ? (
          <LinkButton to={paths.sellerLots(list)}>Clear the filters</LinkButton>
        ) : (
          <LinkButton to={paths.newSellerLot}>New lot</LinkButton>
        )
      }
    />
  );
}

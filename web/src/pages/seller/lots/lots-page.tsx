import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths, type SellerLotList } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LOT_LISTS } from './lot-lists.ts';
import { LotTable } from './lot-table.tsx';
import type { LotsAddress } from './lots-address.ts';
import { RelistBar } from './relist-bar.tsx';
import { useDraftChanges } from './use-draft-changes.ts';

const PER_PAGE = 50;

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
        <nav aria-label="Lots by state">
          <Group gap="xs">
            {LOT_LISTS.map((each) => (
              <LinkButton
                key={each.list}
                to={paths.sellerLots(each.list)}
                radius="xl"
                variant={each.list === list ? 'filled' : 'default'}
                {...(each.list === list ? { 'aria-current': 'page' as const } : {})}
              >
                {each.label}
                {counted === undefined ? '' : ` (${counted.counts[each.list]})`}
              </LinkButton>
            ))}
          </Group>
        </nav>
        <Filters
          key={`${list} ${address.text ?? ''}`}
          list={list}
          address={address}
          auctions={counted?.auctionList ?? []}
          onAddress={onAddress}
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

interface PartProps extends Props {
  readonly auctions: Parameters<typeof RelistBar>[0]['auctions'];
}

function Filters({ list, address, auctions, onAddress }: PartProps) {
  const [text, setText] = useState(address.text ?? '');
  const { page: _, ...rest } = address;
  const only = list === 'draft' ? DRAFT_FILTERS : SALE_FILTERS;
  return (
    <form
      role="search"
      aria-label="Find lots"
      onSubmit={(event) => {
        event.preventDefault();
        const { text: _t, ...others } = rest;
        onAddress(text.trim() === '' ? others : { ...others, text: text.trim() });
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          label="Find"
          placeholder="Title, LPN, UPC, SKU or location"
          maxLength={80}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <NativeSelect
          label="Auction"
          value={address.auction ?? ''}
          data={[
            { value: '', label: 'All' },
            ...(list === 'draft' ? [{ value: 'stock', label: 'In stock' }] : []),
            ...auctions.map(({ id, number, title }) => ({
              value: id,
              label: `#${number} ${title}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const { auction: _a, ...others } = rest;
            onAddress(value === '' ? others : { ...others, auction: value });
          }}
        />
        <NativeSelect
          label="Only"
          value={address.only ?? ''}
          data={only}
          onChange={({ currentTarget: { value } }) => {
            const { only: _o, ...others } = rest;
            const chosen = ONLY.find((each) => each === value);
            onAddress(chosen === undefined ? others : { ...others, only: chosen });
          }}
        />
        <Button type="submit" variant="default">
          Find
        </Button>
      </Group>
    </form>
  );
}

const ONLY = ['photos', 'price', 'problems'] as const;
const SALE_FILTERS = [
  { value: '', label: 'All lots' },
  { value: 'photos', label: 'Without photos' },
];
const DRAFT_FILTERS = [
  ...SALE_FILTERS,
  { value: 'price', label: 'Without a price' },
  { value: 'problems', label: 'Not ready to publish' },
];

const WANTED = {
  photos: { without_photos: 1 },
  price: { without_price: 1 },
  problems: { with_problems: 1 },
} as const;

function Lots({ list, address, auctions, onAddress }: PartProps) {
  const { page = 1, text = '', auction = '', only } = address;
  const acting = useActing();
  const drafts = useDraftChanges();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = useCall(
    'sellerLots.listSellerLots',
    {
      ...acting,
      list,
      page,
      limit: PER_PAGE,
      text,
      auction,
      ...(only === undefined ? {} : WANTED[only]),
    },
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
  const clear = (): void => setSelected(new Set());
  return (
    <Stack>
      {list === 'draft' && (
        <Group>
          <Button
            variant="default"
            disabled={drafts.undo === null || drafts.isPending}
            onClick={() => drafts.undo?.()}
          >
            Undo
          </Button>
        </Group>
      )}
      {list === 'draft' && chosen.length > 0 && (
        <BulkBar lots={chosen} auctions={auctions} drafts={drafts} onDone={clear} />
      )}
      {list === 'unsold' && chosen.length > 0 && (
        <RelistBar ids={chosen.map(({ id }) => id)} auctions={auctions} onDone={clear} />
      )}
      {lotList.length === 0 ? (
        <NoLots list={list} isFiltered={text !== '' || auction !== '' || only !== undefined} />
      ) : (
        <LotTable
          list={list}
          lots={lotList}
          selected={selected}
          onSelect={setSelected}
          onChange={drafts.change}
        />
      )}
      <Pages
        page={page}
        perPage={PER_PAGE}
        count={lotCount}
        onChange={(next) => onAddress({ ...address, page: next })}
      />
    </Stack>
  );
}

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

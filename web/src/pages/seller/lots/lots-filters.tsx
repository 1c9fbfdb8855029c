import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import type { Answer } from '../../../api/calls.ts';
import type { SellerLotList } from '../../../paths.ts';
import { LOT_ORDERS } from './lot-orders.ts';
import type { LotsAddress } from './lots-address.ts';
import classes from './lots-filters.module.css';

interface Props {
  readonly list: SellerLotList;
  readonly address: LotsAddress;
  readonly auctions: Answer<'sellerLots.countSellerLots'>['auctionList'];
  readonly onAddress: (address: LotsAddress) => void;
}

interface BarProps extends Props {
  /** Further buttons of a narrow screen. */
  readonly children?: ReactNode;
}

/** On a narrow screen they are behind a button, which says how many are set. */
export function LotsFilters({ children, ...props }: BarProps) {
  const { text, auction, only } = props.address;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = [text, auction, only].filter((each) => each !== undefined).length;
  return (
    <div>
      <div className={classes.bar}>
        <Button
          className={classes.button}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </Button>
        {children}
      </div>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        <Fields key={`${props.list} ${text ?? ''}`} {...props} />
      </div>
    </div>
  );
}

function Fields({ list, address, auctions, onAddress }: Props) {
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
      <Group className={classes.fields} gap="xs" align="end">
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
        <NativeSelect
          label="Sort"
          value={address.sort ?? 'newest'}
          data={[...LOT_ORDERS]}
          onChange={({ currentTarget: { value } }) => {
            const { sort: _s, ...others } = rest;
            const order = LOT_ORDERS.find((each) => each.value === value)?.value;
            onAddress(order === undefined ? others : { ...others, sort: order });
          }}
        />
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

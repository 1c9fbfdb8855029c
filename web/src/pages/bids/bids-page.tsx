import { Stack } from '@mantine/core';
import type { ListAddress } from '../../features/lot/list/list-address.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PickupLine } from '../../features/pickup-times/pickup-line.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import type { BidList } from './bid-lists.ts';
import { BidTabs } from './bid-tabs.tsx';
import { NoneWithStatus, PickupFilter } from './pickup-filter.tsx';
import { RemoveClosed } from './remove-closed.tsx';
import { EMPTY_TEXTS } from './empty-texts.ts';
import { FIRST_SIZE, useBidList } from './use-bid-list.ts';

interface Props {
  readonly list: BidList;
  readonly address: ListAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** A dashboard list (LIST-01). */
export function BidsPage({ list, address, onChange }: Props) {
  const found = useBidList(list.type, address);
  return (
    <>
      <PageHead title={list.title} />
      <Stack gap="lg">
        <BidTabs current={list} />
        {list.type === 'won' && <PickupLine />}
        <LotList
          list={list.cards}
          label={list.title}
          found={found}
          address={address}
          firstSize={FIRST_SIZE}
          onChange={onChange}
          empty={
            list.type === 'won' && address.pickup !== undefined ? (
              <NoneWithStatus address={address} onChange={onChange} />
            ) : (
              <EmptyState
                title="Nothing here yet"
                text={EMPTY_TEXTS[list.type]}
                action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
              />
            )
          }
        >
          {list.type === 'watchlist' && <RemoveClosed />}
          {list.type === 'won' && <PickupFilter address={address} onChange={onChange} />}
        </LotList>
      </Stack>
    </>
  );
}

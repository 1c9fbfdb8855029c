import { NativeSelect, Stack } from '@mantine/core';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { ListName } from '../../features/lot/card/card-parts.ts';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BidTabs } from './bid-tabs.tsx';
import { FIRST_SIZE, useBidList } from './use-bid-list.ts';

export function BidsPage() {
  const list = useRouteContext({
    from: '/_private/auctions/$type',
    select: (context) => context.list,
  });
  const address = useSearch({ from: '/_private/auctions/$type' });
  const navigate = useNavigate({ from: '/auctions/$type' });
  const found = useBidList(list.type, address);
  const go = (next: Record<string, unknown>) => void navigate({ search: readListAddress(next) });
  return (
    <Stack gap="lg">
      <PageTitle title={list.title} />
      <BidTabs current={list} />
      <LotList
        list={CARDS[list.type] ?? 'auctions'}
        label={list.title}
        found={found}
        address={address}
        firstSize={FIRST_SIZE}
        onChange={go}
        empty={
          <EmptyState
            title="Nothing here yet"
            text={list.emptyText}
            action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
          />
        }
      >
        {list.type === 'won' && (
          <NativeSelect
            label="Pickup status"
            data={PICKUP_CHOICES}
            value={address.pickup ?? ''}
            onChange={({ currentTarget }) =>
              go({ ...address, page: undefined, pickup: currentTarget.value })
            }
          />
        )}
      </LotList>
    </Stack>
  );
}

/** Lists whose lots are over have cards of their own. */
const CARDS: Readonly<Partial<Record<string, ListName>>> = { won: 'won', lost: 'lost' };

const PICKUP_CHOICES = [
  { value: '', label: 'All' },
  { value: '1', label: 'Picked Up' },
  { value: '0', label: 'Not Picked Up' },
  { value: '2', label: 'Returned' },
  { value: '3', label: 'Forfeited' },
];

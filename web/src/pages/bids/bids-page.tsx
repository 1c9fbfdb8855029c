import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useLiveLots } from '../../api/live-hooks.ts';
import { readListAddress, type ListAddress } from '../../features/lot/list/list-address.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LotGrid } from '../../ui/lot-grid.tsx';
import { Pages } from '../../ui/pages.tsx';
import { BidCard } from './bid-card.tsx';
import { BidTabs } from './bid-tabs.tsx';
import type { BidList } from './bid-lists.ts';
import classes from './bids-page.module.css';
import { useBidList, type ListedLots } from './use-bid-list.ts';

const FIRST_LIMIT = 10;

export function BidsPage() {
  const list = useRouteContext({
    from: '/_private/auctions/$type',
    select: (context) => context.list,
  });
  const address = useSearch({ from: '/_private/auctions/$type' });
  const navigate = useNavigate({ from: '/auctions/$type' });
  const found = useBidList(list.type, address);
  useLiveLots(found.lots?.map(({ id }) => id) ?? []);
  const go = (next: Record<string, unknown>) => void navigate({ search: readListAddress(next) });
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {list.title}
      </Title>
      <BidTabs current={list} />
      <Choices list={list} address={address} onChange={(next) => go({ ...next, page: 1 })} />
      <Found list={list} found={found} />
      <Pages
        page={address.page ?? 1}
        total={Math.ceil(found.count / (address.limit ?? FIRST_LIMIT))}
        onChange={(page) => go({ ...address, page })}
      />
    </Stack>
  );
}

function Found({ list, found }: { list: BidList; found: ListedLots }) {
  if (found.error !== null) {
    return (
      <EmptyState
        title="The list could not be loaded"
        text={textOf(found.error)}
        action={<LinkButton to={paths.home}>Back to the home page</LinkButton>}
      />
    );
  }
  if (found.lots === undefined) return <CardSkeletons count={4} />;
  if (found.lots.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        text={list.emptyText}
        action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
      />
    );
  }
  return (
    <LotGrid label={list.title}>
      {found.lots.map((lot) => (
        <BidCard key={lot.id} lot={lot} />
      ))}
    </LotGrid>
  );
}

interface ChoicesProps {
  readonly list: BidList;
  readonly address: ListAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** Sort is not offered by time where all lots are closed (LIST-03). */
function Choices({ list, address, onChange }: ChoicesProps) {
  const past = list.type === 'won' || list.type === 'lost';
  const sorts = [
    { value: '', label: 'None' },
    { value: '3', label: 'Current price low to high' },
    { value: '4', label: 'Current price high to low' },
    ...(past ? [] : [{ value: '1', label: 'Time remaining' }]),
  ];
  return (
    <Group gap="sm" align="flex-end" className={classes.choices}>
      <NativeSelect
        label="Sort by"
        data={sorts}
        value={address.sort ?? ''}
        onChange={({ currentTarget }) => onChange({ ...address, sort: currentTarget.value })}
      />
      <NativeSelect
        label="Items per page"
        data={['10', '20', '30']}
        value={String(address.limit ?? FIRST_LIMIT)}
        onChange={({ currentTarget }) => onChange({ ...address, limit: currentTarget.value })}
      />
      {list.type === 'won' && (
        <NativeSelect
          label="Pickup status"
          data={PICKUP_CHOICES}
          value={address.pickup ?? ''}
          onChange={({ currentTarget }) => onChange({ ...address, pickup: currentTarget.value })}
        />
      )}
    </Group>
  );
}

const PICKUP_CHOICES = [
  { value: '', label: 'All' },
  { value: '1', label: 'Picked Up' },
  { value: '0', label: 'Not Picked Up' },
  { value: '2', label: 'Returned' },
  { value: '3', label: 'Forfeited' },
];

import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useLiveLots } from '../../api/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import {
  readSearch,
  SORT_CHOICES,
  toSearchInput,
} from '../../features/search-box/search-address.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LotGrid } from '../../ui/lot-grid.tsx';
import { Pages } from '../../ui/pages.tsx';

const PER_PAGE = 12;

export function SearchPage() {
  const address = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const found = useCall('catalog.searchProducts', toSearchInput(address), { keepPrevious: true });
  useLiveLots(found.data?.searchList.map(({ id }) => id) ?? []);
  const count = found.data?.searchCount ?? 0;
  const title = address.q === undefined ? 'All active items' : `Results for “${address.q}”`;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text c="dimmed" aria-live="polite">
            {count === 1 ? '1 item' : `${count} items`}
          </Text>
        </div>
        <NativeSelect
          label="Sort by"
          value={address.sort ?? ''}
          data={SORT_CHOICES}
          onChange={({ currentTarget }) => {
            const { page: _first, ...rest } = address;
            void navigate({ search: readSearch({ ...rest, sort: currentTarget.value }) });
          }}
        />
      </Group>
      <Found found={found} title={title} />
      <Pages
        page={address.page ?? 1}
        total={Math.ceil(count / PER_PAGE)}
        onChange={(page) => void navigate({ search: readSearch({ ...address, page }) })}
      />
    </Stack>
  );
}

type FoundLots = ReturnType<typeof useCall<'catalog.searchProducts'>>;

function Found({ found, title }: { found: FoundLots; title: string }) {
  if (found.isError) {
    return <EmptyState title="The search failed" text={textOf(found.error)} />;
  }
  if (found.data === undefined) return <CardSkeletons count={PER_PAGE} />;
  if (found.data.searchList.length === 0) {
    return (
      <EmptyState
        title="Nothing found"
        text="Try fewer or other words, or look at everything that is open."
        action={<LinkButton to={paths.search}>Show all active items</LinkButton>}
      />
    );
  }
  return (
    <LotGrid label={title}>
      {found.data.searchList.map((lot, place) => (
        <LotCard key={lot.id} lot={lot} eager={place < 4} />
      ))}
    </LotGrid>
  );
}

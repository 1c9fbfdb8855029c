import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useLiveLots } from '../../api/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { addressOfFilters } from '../../features/search-box/search-address.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LotGrid } from '../../ui/lot-grid.tsx';
import { Welcome } from './welcome.tsx';

const EAGER_CARDS = 4;

export function HomePage() {
  const { user } = useSession();
  const { referer } = useSearch({ from: '/' });
  const { data } = useCall('catalog.homeProducts', {});
  const blocks = data?.blocks ?? [];
  useLiveLots(blocks.flatMap(({ lots }) => lots.map(({ id }) => id)));
  return (
    <Stack gap={40}>
      {user === null ? (
        <Welcome referer={referer} />
      ) : (
        <VisuallyHidden component="h1">Items up for auction</VisuallyHidden>
      )}
      {blocks.length === 0 && (
        <EmptyState title="Nothing on the block" text="The next auction opens soon." />
      )}
      {blocks.map((block, index) => (
        <Stack key={block.name} gap="md">
          <Group justify="space-between" align="baseline">
            <Title order={2} size="h3">
              {block.title}
            </Title>
            <TextLink to={paths.search} search={addressOfFilters(block.filters)} size="sm">
              Show all
            </TextLink>
          </Group>
          <LotGrid label={block.title}>
            {block.lots.map((lot, place) => (
              <LotCard key={lot.id} lot={lot} eager={index === 0 && place < EAGER_CARDS} />
            ))}
          </LotGrid>
        </Stack>
      ))}
      {user === null && (
        <Text ta="center">
          <LinkButton to={paths.registration} variant="light">
            Register to bid
          </LinkButton>
        </Text>
      )}
    </Stack>
  );
}

import { Stack, VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useLiveLots } from '../../api/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Banners } from './banners.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Shelf } from './shelf.tsx';
import { Welcome } from './welcome.tsx';

/** LIST-12; a guest is told first what this is. */
export function HomePage() {
  const { user } = useSession();
  const { referer } = useSearch({ from: '/' });
  const { data } = useCall('catalog.homeProducts', {});
  const blocks = data?.blocks ?? [];
  useLiveLots(blocks.flatMap(({ lots }) => lots.map(({ id }) => id)));
  const isGuest = user === null;
  return (
    <Stack gap={40}>
      {isGuest ? (
        <Welcome referer={referer} lots={blocks[0]?.lots ?? []} />
      ) : (
        <VisuallyHidden component="h1">Items up for auction</VisuallyHidden>
      )}
      <Banners banners={data?.banners ?? []} />
      {blocks.length === 0 && (
        <EmptyState
          title="Nothing on the block"
          text="The next auction opens soon."
          action={<LinkButton to={paths.search}>Show all active items</LinkButton>}
        />
      )}
      {blocks.map((block, index) => (
        <Shelf key={block.name} block={block} eager={index === 0 && !isGuest} />
      ))}
      {isGuest && <HowItWorks />}
    </Stack>
  );
}

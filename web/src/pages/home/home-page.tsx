import { Stack, VisuallyHidden } from '@mantine/core';
import { minutes } from '@hammerdock/domain/time.ts';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useLiveLots } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { BuyingTerms } from '../../ui/buying-terms.tsx';
import { CardSkeletons } from '../../ui/lot/card-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { Banners } from './banners.tsx';
import { FollowedShelf } from './followed-shelf.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './home-page.module.css';
import { LotBlock, TileBlock } from './lot-block.tsx';
import { OwnStrip } from './own-strip.tsx';
import { Welcome } from './welcome.tsx';

/** The server's number of lots that close soon. */
const LOTS_PER_SHELF = 8;

/** Without it, only events change a page that stays open. */
const REFRESHED_EVERY_MS = minutes(5);

/** LIST-12; for guests with an introduction. */
export function HomePage() {
  const { user } = useSession();
  const isGuest = user === null;
  const { referer } = useSearch({ from: '/' });
  const found = useCall('catalog.homeProducts', {}, { everyMs: REFRESHED_EVERY_MS });
  // Its name begins with "bids.", so that the user's own events refresh it.
  const own = useCall('bids.getInPlay', {}, { enabled: !isGuest });
  // The strip is above the lots, so they wait for it.
  const data = own.isLoading ? undefined : found.data;
  const blocks = data?.blocks ?? [];
  const lists = blocks.filter((block) => !block.brief);
  useLiveLots(blocks.flatMap(({ lots }) => lots.map(({ id }) => id)));
  const news = <Banners banners={data?.banners ?? []} />;
  return (
    <Stack gap={isGuest ? 28 : 40}>
      {isGuest ? (
        <Welcome referer={referer} />
      ) : (
        <VisuallyHidden component="h1">Items up for auction</VisuallyHidden>
      )}
      {data && own.data && <OwnStrip own={own.data} />}
      {/* A guest first sees what is for sale. */}
      {!isGuest && news}
      {data === undefined && found.isError && (
        <ErrorState
          title="We couldn’t load the items"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {data === undefined && !found.isError && <CardSkeletons count={LOTS_PER_SHELF} />}
      {data?.blocks.length === 0 && (
        <EmptyState
          title="No items right now"
          text="The next auction opens soon."
          action={<LinkButton to={paths.search}>Show all active items</LinkButton>}
        />
      )}
      {lists.slice(0, 1).map((block) => (
        <LotBlock key={block.name} block={block} eager />
      ))}
      {isGuest && news}
      {lists.slice(1).map((block) => (
        <LotBlock key={block.name} block={block} eager={false} />
      ))}
      {user?.role === 'buyer' && <FollowedShelf />}
      <div className={classes.kinds}>
        {blocks
          .filter((block) => block.brief)
          .map((block) => (
            <TileBlock key={block.name} block={block} />
          ))}
      </div>
      {isGuest ? <HowItWorks /> : <BuyingTerms />}
    </Stack>
  );
}

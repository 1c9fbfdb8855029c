import { Paper, Title } from '@mantine/core';
import type { Block } from '@hammerdock/contract/shapes/catalog.ts';
import type { ReactNode } from 'react';
import { GridCard } from '../../features/lot/card/grid-card.tsx';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { addressOfFilters } from '../../features/lot/search/search-address.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LotTile } from './lot-tile.tsx';
import { useHeldPlaces } from './use-held-places.ts';
import classes from './lot-block.module.css';

interface LotBlockProps {
  readonly block: Extract<Block, { brief: false }>;
  /** The first block of the page. */
  readonly eager: boolean;
}

/** A phone shows the first and a part of the second. */
const EAGER_CARDS = 2;

/** A row of lots that scrolls horizontally on narrow screens. */
export function LotBlock({ block, eager }: LotBlockProps) {
  const lots = useHeldPlaces(block.lots);
  return (
    <section aria-label={block.title} className={classes.block} data-below={!eager}>
      <Head block={block} size="h3" />
      <div className={classes.lots}>
        {lots.map((lot, place) => (
          <LotCard
            key={lot.id}
            Card={GridCard}
            lot={lot}
            list="home"
            eager={eager && place < EAGER_CARDS}
          />
        ))}
      </div>
    </section>
  );
}

/** A row of small tiles, for one of many blocks. */
export function TileBlock({ block }: { block: Extract<Block, { brief: true }> }) {
  const lots = useHeldPlaces(block.lots);
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p="md"
      aria-label={block.title}
      className={classes.brief}
    >
      <Head block={block} size="h4" />
      <div className={classes.tiles}>
        {lots.map((lot) => (
          <LotCard key={lot.id} Card={LotTile} lot={lot} list="home" />
        ))}
      </div>
    </Paper>
  );
}

function Head({ block, size }: { block: Block; size: 'h3' | 'h4' }): ReactNode {
  return (
    <div className={classes.head}>
      <Title order={2} size={size}>
        {block.title}
      </Title>
      <TextLink
        to={paths.search}
        search={addressOfFilters({ ...block.filters, title: block.title })}
        size="sm"
        aria-label={`Show all: ${block.title}`}
      >
        Show all
      </TextLink>
    </div>
  );
}

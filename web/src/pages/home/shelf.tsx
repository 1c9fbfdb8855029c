import type { Answer } from '../../api/calls.ts';
import { GridCard } from '../../features/lot/card/grid-card.tsx';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { addressOfFilters } from '../../features/lot/search/search-address.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { LotTile } from './lot-tile.tsx';
import classes from './shelf.module.css';

export type Block = Answer<'catalog.homeProducts'>['blocks'][number];

interface Props {
  readonly block: Block;
  /** Told in brief, for one of many. */
  readonly brief?: boolean;
  /** The first thing on the page. */
  readonly eager?: boolean;
}

const EAGER_CARDS = 4;

/** Lots of one kind beside each other; where there is no room for all one swipes along them. */
export function Shelf({ block, brief = false, eager = false }: Props) {
  return (
    <section aria-label={block.title} className={brief ? classes.brief : undefined}>
      <div className={classes.head}>
        <Heading order={2} size={brief ? 'h4' : 'h3'}>
          {block.title}
        </Heading>
        <TextLink
          to={paths.search}
          search={addressOfFilters({ ...block.filters, title: block.title })}
          size="sm"
          aria-label={`Show all: ${block.title}`}
        >
          Show all
        </TextLink>
      </div>
      <div className={brief ? classes.tiles : classes.lots}>
        {block.lots.map((lot, place) => (
          <LotCard
            key={lot.id}
            Card={brief ? LotTile : GridCard}
            lot={lot}
            list="home"
            eager={eager && place < EAGER_CARDS}
          />
        ))}
      </div>
    </section>
  );
}

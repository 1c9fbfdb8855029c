import type { Answer } from '../../api/calls.ts';
import { GridCard } from '../../features/lot/card/grid-card.tsx';
import { LotCard } from '../../features/lot/card/lot-card.tsx';
import { addressOfFilters } from '../../features/lot/search/search-address.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import classes from './shelf.module.css';

type Block = Answer<'catalog.homeProducts'>['blocks'][number];

const EAGER_CARDS = 4;

/** Lots of one kind beside each other; on a phone one swipes along them. */
export function Shelf({ block, eager }: { block: Block; eager: boolean }) {
  return (
    <section aria-label={block.title}>
      <div className={classes.head}>
        <Heading order={2} size="h3">
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
      <div className={classes.lots}>
        {block.lots.map((lot, place) => (
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

import { Paper } from '@mantine/core';
import type { InPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { hasBids, useFirstInPlay } from './use-first-in-play.ts';
import classes from './own-strip.module.css';

/**
 * What the bidder has in play, first on the page; nothing when there is nothing. The numbers are
 * live, but its places are those of the first answer, so that the page does not move.
 */
export function OwnStrip({ own }: { own: InPlay }) {
  return <OwnPlaces own={own} first={useFirstInPlay(own)} />;
}

interface Props {
  readonly own: InPlay;
  readonly first: InPlay;
}

/** In few bytes, since every visitor of the page loads them. */
export function OwnPlaces({ own: { outbid, winning, won, to_pay, to_pick_up }, first }: Props) {
  const due = paths.invoices('partial');
  const counts: [string, number | null, string][] = [
    ['Outbid', outbid, paths.auctions('outbid')],
    ['Winning', winning, paths.auctions('winning')],
    // A new receipt to pay takes the place of the lots won.
    to_pay && !first.to_pay ? ['To pay', null, due] : ['Just won', won, paths.auctions('won')],
  ];
  const isShown = hasBids(first);
  if (!isShown && !first.to_pay && !first.to_pick_up) return null;
  return (
    <Paper component="section" withBorder aria-label="My items" className={classes.strip}>
      {first.to_pay && (
        <TextLink to={due} data-none={to_pay === null}>
          {to_pay ?? 'All paid'}
        </TextLink>
      )}
      {isShown && (
        <div className={classes.counts}>
          {counts.map(([name, count, to]) => (
            <TextLink key={to} to={to} data-none={count === 0}>
              {name} {count}
            </TextLink>
          ))}
        </div>
      )}
      {first.to_pick_up && (
        <TextLink to={paths.auctions('won')}>{to_pick_up ?? first.to_pick_up}</TextLink>
      )}
    </Paper>
  );
}

import { ActionIcon } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { XIcon } from 'lucide-react';
import { totalCentsOf } from '../../api/prices/lot-price.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './live-bar.module.css';
import type { Results } from './urgent-lots.ts';

interface Props extends Results {
  /** false where the page itself announces it. */
  readonly isAnnounced: boolean;
  readonly onDismiss: (lot: LotInPlay) => void;
}

/** How a lot that has just closed ended for the user. */
export function ResultLine({ lot, isWon, moreWon, isAnnounced, onDismiss }: Props) {
  const { shownText } = useLotPrices(lot);
  const priceCents = centsOf(lot.latestbid ?? lot.startprice);
  const verdict = isWon ? 'You won' : 'You lost';
  useAnnounced('result', isAnnounced ? `${verdict} ${lot.title}` : '');
  return (
    <div className={classes.line} data-result={isWon ? 'won' : 'lost'}>
      <p className={classes.title}>
        <strong>{verdict}</strong>{' '}
        <TextLink to={paths.product(lot.id)} c="inherit">
          {lot.title}
        </TextLink>
      </p>
      <p className={classes.facts}>
        <span>
          {isWon
            ? `${dollarsOf(totalCentsOf(lot, priceCents))} total`
            : `Sold for ${shownText(priceCents)}`}
        </span>
        {moreWon > 0 && (
          <TextLink to={paths.auctions('won')} inherit c="inherit" className={classes.more ?? ''}>
            All wins
          </TextLink>
        )}
      </p>
      <ActionIcon
        variant="plain"
        className={classes.close ?? ''}
        aria-label={`Hide the result of ${lot.title}`}
        onClick={() => onDismiss(lot)}
      >
        <XIcon size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

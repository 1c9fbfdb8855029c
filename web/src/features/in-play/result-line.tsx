import { ActionIcon } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { XIcon } from 'lucide-react';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { DottedParts } from './dotted-parts.tsx';
import classes from './live-bar.module.css';
import { hiddenWith, resultParts, type Results } from './urgent-lots.ts';

interface Props extends Results {
  /** false where the page itself announces it. */
  readonly isAnnounced: boolean;
  readonly onDismiss: (lots: readonly LotInPlay[]) => void;
}

/** How the lot that closed last ended for the user, and how many others did. */
export function ResultLine({ isAnnounced, onDismiss, ...results }: Props) {
  const { lot, isWon, won } = results;
  const parts = resultParts(results, useLotPrices(lot));
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
        <DottedParts parts={parts} />
        {won.length > (isWon ? 1 : 0) && (
          <TextLink to={paths.auctions('won')} inherit c="inherit" className={classes.more ?? ''}>
            All wins
          </TextLink>
        )}
      </p>
      <ActionIcon
        variant="plain"
        className={classes.close ?? ''}
        aria-label={`Hide the result of ${lot.title}`}
        onClick={() => onDismiss(hiddenWith(results))}
      >
        <XIcon size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

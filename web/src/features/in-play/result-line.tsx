import { ActionIcon } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { DottedParts } from './dotted-parts.tsx';
import classes from './live-bar.module.css';
import { resultParts, verdictOf, type Results } from './urgent-lots.ts';

interface Props extends Results {
  readonly leads: boolean;
  /** Opens the most urgent lot. */
  readonly rest: ReactNode;
  readonly onDismiss: (lots: readonly LotInPlay[]) => void;
}

/** How the lot that closed last ended for the user, and how many others did. */
export function ResultLine({ leads, rest, onDismiss, ...results }: Props) {
  const { lot, isWon, won, lost } = results;
  const parts = resultParts(results, useLotPrices(lot));
  const isOnlyOne = won.length + lost.length === 1;
  return (
    <div className={classes.line} data-result={isWon ? 'won' : 'lost'} data-leads={leads}>
      <p className={classes.title}>
        <strong>{verdictOf(results)}</strong>{' '}
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
      {leads && rest}
      <ActionIcon
        variant="plain"
        className={classes.close ?? ''}
        aria-label={isOnlyOne ? `Hide the result of ${lot.title}` : 'Hide all results'}
        onClick={() => onDismiss([...won, ...lost])}
      >
        <XIcon size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import type { ReactNode } from 'react';
import { lotIdOf } from '../../../lib/format.ts';
import classes from './lot-keys.module.css';

/** By what the lot is found in the store: its ID, where it is, how many pieces it has. */
export function LotKeys({ lot, floor }: { lot: LotCard; floor: boolean }) {
  return (
    <dl className={classes.keys}>
      <Key term="Lot ID">{lotIdOf(lot.auctionid)}</Key>
      <Key term="Location" silent>
        {lot.location}
      </Key>
      {floor && lot.inventory_loc !== '' && <Key term="Floor">{lot.inventory_loc}</Key>}
      {lot.sku_count > 1 && <Key term="Ct.">{lot.sku_count}</Key>}
    </dl>
  );
}

interface KeyProps {
  readonly term: string;
  /** The value speaks for itself; the term is only read out. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

function Key({ term, silent = false, children }: KeyProps) {
  return (
    <div data-silent={silent || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

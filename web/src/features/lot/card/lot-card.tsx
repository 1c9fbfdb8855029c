import type { LotCard as Lot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import type { ListName } from './card-parts.ts';
import { GridCard } from './grid-card.tsx';
import { ListCard } from './list-card.tsx';

export type CardView = 'grid' | 'list';

export interface CardProps {
  readonly lot: Lot | WonLotCard;
  /** Decides which parts are shown: card-parts.ts. */
  readonly list: ListName;
  /** The first cards of a page are seen at once; the others load when they come near. */
  readonly eager?: boolean;
}

export function LotCard({ view = 'grid', ...props }: CardProps & { readonly view?: CardView }) {
  return view === 'grid' ? <GridCard {...props} /> : <ListCard {...props} />;
}

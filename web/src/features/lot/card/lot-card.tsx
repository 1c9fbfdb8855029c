import type { LotCard as Lot, LotTile, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import type { ComponentType } from 'react';
import { AUCTION_CLOSED } from '../../../lib/time/countdown.ts';
import { useIsLater } from '../../../lib/interaction/use-is-later.ts';
import { useAnnounced } from '../../../lib/notices/use-announced.ts';
import type { ListName } from './card-parts.ts';
import classes from './lot-card.module.css';

export interface CardProps<L extends LotTile = Lot | WonLotCard> {
  readonly lot: L;
  /** Decides which parts are shown: card-parts.ts. */
  readonly list: ListName;
  /** The first cards load their pictures at once, the others when they come near. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

interface Props<L extends LotTile> extends CardProps<L> {
  /** The card component, given by the page, so that it loads only the cards it uses. */
  readonly Card: ComponentType<CardProps<L>>;
}

export function LotCard<L extends LotTile>({ Card, ...props }: Props<L>) {
  const { id, title, market_status } = props.lot;
  useAnnounced(`state ${id}`, market_status === 'open' ? '' : `${title}: ${AUCTION_CLOSED}.`);
  const fades = useIsLater();
  return <Card {...props} className={fades ? classes.fading : undefined} />;
}

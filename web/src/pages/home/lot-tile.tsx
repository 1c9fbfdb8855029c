import { Text } from '@mantine/core';
import type { LotTile as Lot } from '@hammerdock/contract/shapes/lot.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { AUCTION_CLOSED } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { priceCentsOf } from '../../features/lot/card/card-facts.ts';
import type { CardProps } from '../../features/lot/card/lot-card.tsx';
import { OwnStanding } from '../../features/lot/card/parts/own-standing.tsx';
import { WatchButton } from '../../features/lot/watch/watch-button.tsx';
import { LotLink } from '../../features/lot/open-lot.tsx';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import { Money } from '../../ui/lot/money.tsx';
import classes from './lot-tile.module.css';

const TILE = '9rem';

/** A small lot card: title, price, time left and the heart. */
export function LotTile({ lot, className }: CardProps<Lot>) {
  const prices = useLotPrices(lot);
  const priceCents = priceCentsOf(lot);
  return (
    <article className={`${classes.tile} ${className ?? ''}`} aria-label={lot.title}>
      <div className={classes.frame}>
        <LotPicture src={lot.attachments[0]?.avatarorg} alt="" sizes={TILE} />
        <WatchButton lot={lot} className={classes.watch} />
        <OwnStanding lot={lot} past={false} className={classes.standing} />
      </div>
      <LotLink lotId={lot.id} className={classes.title}>
        <Text span inherit lineClamp={2}>
          {lot.title}
        </Text>
      </LotLink>
      <p className={classes.price}>
        <span className={classes.label}>{prices.labelOf(lot.cbidtext)}</span>
        {priceCents !== null && (
          <Money cents={prices.shownCents(priceCents)} size="md" emphasis live />
        )}
      </p>
      {lot.market_status === 'open' ? (
        <Countdown closesAt={instantOf(lot.date_closed)} />
      ) : (
        <span className={classes.label}>{AUCTION_CLOSED}</span>
      )}
    </article>
  );
}

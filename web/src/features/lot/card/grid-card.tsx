import { Text } from '@mantine/core';
import { ConditionButton } from '../conditions/condition-button.tsx';
import { BidCount } from '../history/bid-count.tsx';
import { LotLink } from '../open-lot.tsx';
import { PrimaryAction } from './parts/card-actions.tsx';
import { CARD_PARTS } from './card-parts.ts';
import { CardPicture } from './parts/card-picture.tsx';
import { CardTiming } from './parts/card-timing.tsx';
import classes from './grid-card.module.css';
import type { CardProps } from './lot-card.tsx';
import { LotKeys } from './parts/lot-keys.tsx';
import { LotLinks } from './parts/lot-links.tsx';
import { OwnStanding, StandingDetail } from './parts/own-standing.tsx';
import { LotPrice } from './parts/lot-price.tsx';

/** LIST-04: picture, title, price and time left. */
export function GridCard({ lot, list, eager = false, className }: CardProps) {
  const parts = CARD_PARTS[list];
  return (
    <article className={`${classes.card} ${className ?? ''}`} aria-label={lot.title}>
      <CardPicture lot={lot} past={parts.past} eager={eager}>
        <OwnStanding lot={lot} past={parts.past} className={classes.standing} />
        <ConditionButton condition={lot.conditionunique} className={classes.condition} />
      </CardPicture>
      <div className={classes.body}>
        <LotLink lotId={lot.id} className={classes.title}>
          <Text span inherit lineClamp={2}>
            {lot.title}
          </Text>
        </LotLink>
        <StandingDetail lot={lot} past={parts.past} className={classes.detail} />
        <LotPrice lot={lot} />
        <LotKeys lot={lot} parts={parts} />
        <LotLinks lot={lot} />
        <div className={classes.foot}>
          <CardTiming lot={lot} />
          <BidCount lot={lot} />
        </div>
        <PrimaryAction lot={lot} leadsTo={parts.actions} />
      </div>
    </article>
  );
}

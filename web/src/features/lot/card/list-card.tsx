import type { ListedLot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { Text } from '@mantine/core';
import { ConditionButton } from '../conditions/condition-button.tsx';
import { BidCount } from '../history/bid-count.tsx';
import { LotNote } from '../note/lot-note.tsx';
import { LotLink } from '../open-lot.tsx';
import { CARD_PARTS } from './card-parts.ts';
import { CardPicture } from './parts/card-picture.tsx';
import { CardTiming } from './parts/card-timing.tsx';
import { GuaranteeLine } from './parts/guarantee-line.tsx';
import { Actions } from './parts/list-actions.tsx';
import classes from './list-card.module.css';
import type { CardProps } from './lot-card.tsx';
import { LotKeys } from './parts/lot-keys.tsx';
import { LotLinks } from './parts/lot-links.tsx';
import { LotPrice } from './parts/lot-price.tsx';
import { OwnStanding } from './parts/own-standing.tsx';

/** LIST-05: one lot per row, with its description and the viewer's note. */
export function ListCard({
  lot,
  list,
  eager = false,
  className,
}: CardProps<ListedLot | WonLotCard>) {
  const parts = CARD_PARTS[list];
  return (
    <article className={`${classes.card} ${className ?? ''}`} aria-label={lot.title}>
      <div className={classes.picture}>
        <CardPicture lot={lot} past={parts.past} eager={eager}>
          <LotLink lotId={lot.id} className={classes.cover} tabIndex={-1} aria-hidden="true" />
        </CardPicture>
      </div>
      <div className={classes.words}>
        <div className={classes.badges}>
          <ConditionButton condition={lot.conditionunique} />
          <OwnStanding lot={lot} past={parts.past} />
        </div>
        <LotLink lotId={lot.id} className={classes.title}>
          {lot.title}
        </LotLink>
        <LotKeys lot={lot} parts={parts} />
        <Text size="sm" c="dimmed" lineClamp={2}>
          {lot.description}
        </Text>
        <GuaranteeLine condition={lot.conditionunique} />
      </div>
      <div className={classes.note}>
        <LotNote lot={lot} folds />
      </div>
      <div className={classes.numbers}>
        <LotPrice lot={lot} />
        <div className={classes.timing}>
          <CardTiming lot={lot} />
          <BidCount lot={lot} />
        </div>
        <LotLinks lot={lot} />
        <Actions lot={lot} leadsTo={parts.actions} />
      </div>
    </article>
  );
}

import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useState } from 'react';
import { LotPicture } from '../../../ui/lot-picture.tsx';
import { ConditionButton } from '../conditions/condition-button.tsx';
import { LotLink } from '../open-lot.tsx';
import { WatchButton } from '../watch/watch-button.tsx';
import classes from './card-picture.module.css';
import { OwnStanding } from './own-standing.tsx';

interface Props {
  readonly lot: LotCard;
  readonly past: boolean;
  readonly eager: boolean;
}

/** The picture with what lies on it; under a mouse the second one, fetched only then. */
export function CardPicture({ lot, past, eager }: Props) {
  const [pointedAt, setPointedAt] = useState(false);
  const [first, second] = lot.attachments;
  return (
    <div
      className={classes.frame}
      onPointerEnter={({ pointerType }) => setPointedAt(pointedAt || pointerType === 'mouse')}
    >
      <LotLink lotId={lot.id} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <LotPicture src={first?.avatarorg} alt="" eager={eager} />
        {pointedAt && second !== undefined && (
          <span className={classes.second}>
            <LotPicture src={second.avatarorg} alt="" eager />
          </span>
        )}
      </LotLink>
      <div className={classes.standing}>
        <OwnStanding lot={lot} past={past} />
      </div>
      {!past && (
        <div className={classes.watch}>
          <WatchButton lot={lot} />
        </div>
      )}
      <div className={classes.condition}>
        <ConditionButton condition={lot.conditionunique} />
      </div>
    </div>
  );
}

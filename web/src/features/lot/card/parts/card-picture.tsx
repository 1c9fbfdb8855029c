import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useState, type ReactNode } from 'react';
import { LotPicture } from '../../../../ui/lot/lot-picture.tsx';
import { WatchButton } from '../../watch/watch-button.tsx';
import classes from './card-picture.module.css';

interface Props {
  readonly lot: LotCard;
  readonly past: boolean;
  readonly eager: boolean;
  /** Overlays on the picture. */
  readonly children?: ReactNode;
}

/** The picture with the heart on it; on hover the second one, loaded only then. */
export function CardPicture({ lot, past, eager, children }: Props) {
  const [pointedAt, setPointedAt] = useState(false);
  const [first, second] = lot.attachments;
  return (
    <div
      className={classes.frame}
      onPointerEnter={({ pointerType }) => setPointedAt(pointedAt || pointerType === 'mouse')}
    >
      <LotPicture src={first?.avatarorg} alt="" eager={eager} />
      {pointedAt && second !== undefined && (
        <span className={classes.second}>
          <LotPicture src={second.avatarorg} alt="" eager />
        </span>
      )}
      {!past && <WatchButton lot={lot} className={classes.watch} />}
      {children}
    </div>
  );
}

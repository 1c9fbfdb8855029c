import { UnstyledButton } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { HeartIcon } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { useWatching } from './use-watching.ts';
import classes from './watch-button.module.css';

interface Props {
  readonly lot: Pick<LotCard, 'id' | 'title' | 'wlist' | 'market_status'>;
  /** The position of the heart. */
  readonly className?: string | undefined;
}

/** KEEP-02, KEEP-04: on a card, for signed-in users, until the lot is closed. */
export function WatchButton(props: Props) {
  const { user } = useSession();
  if (user === null || props.lot.market_status !== 'open') return null;
  return <Toggle {...props} />;
}

function Toggle({ lot, className = '' }: Props) {
  const { watched, toggle } = useWatching(lot);
  return (
    <UnstyledButton
      className={`${classes.heart} ${className}`}
      aria-pressed={watched}
      aria-label={`Watch ${lot.title}`}
      onClick={toggle}
    >
      <HeartIcon size={20} fill={watched ? 'currentColor' : 'none'} />
    </UnstyledButton>
  );
}

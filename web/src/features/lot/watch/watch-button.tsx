import { UnstyledButton } from '@mantine/core';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { HeartIcon, XIcon } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { useWatching } from './use-watching.ts';
import classes from './watch-button.module.css';

interface Props {
  readonly lot: Pick<LotTile, 'id' | 'title' | 'wlist' | 'market_status'>;
  /** The position of the heart. */
  readonly className?: string | undefined;
}

/** KEEP-02, KEEP-04: on a card, for signed-in users; a closed lot can only be unwatched. */
export function WatchButton(props: Props) {
  const { user } = useSession();
  const { market_status, wlist } = props.lot;
  if (user === null) return null;
  if (market_status === 'open') return <Toggle {...props} />;
  return wlist === 1 ? <Unwatch {...props} /> : null;
}

function Unwatch({ lot, className = '' }: Props) {
  const { toggle } = useWatching(lot);
  return (
    <UnstyledButton
      className={`${classes.heart} ${className}`}
      aria-label={`Remove ${lot.title} from the watchlist`}
      title="Remove from the watchlist"
      onClick={toggle}
    >
      <XIcon size={20} />
    </UnstyledButton>
  );
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

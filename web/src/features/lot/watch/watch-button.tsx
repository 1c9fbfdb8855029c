import { Button, UnstyledButton } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { HeartIcon } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { useWatching } from './use-watching.ts';
import classes from './watch-button.module.css';

type Watchable = Pick<LotCard, 'id' | 'title' | 'wlist' | 'market_status'>;

interface Props {
  readonly lot: Watchable;
  /** Shows the heart only, for use on a picture. */
  readonly face?: 'heart' | 'words';
  /** The position of the heart. */
  readonly className?: string | undefined;
}

/** KEEP-02, KEEP-04: for signed-in users, until the lot is closed. */
export function WatchButton(props: Props) {
  const { user } = useSession();
  if (user === null || props.lot.market_status !== 'open') return null;
  return <Toggle {...props} />;
}

function Toggle({ lot, face = 'heart', className = '' }: Props) {
  const { watched, toggle } = useWatching(lot);
  const heart = <HeartIcon size={20} fill={watched ? 'currentColor' : 'none'} />;
  if (face === 'words') {
    return (
      <Button
        variant="default"
        classNames={{
          root: classes.button,
          section: classes.section,
          label: classes.words,
        }}
        leftSection={heart}
        aria-pressed={watched}
        onClick={toggle}
      >
        {watched ? 'Watching' : 'Watch'}
      </Button>
    );
  }
  return (
    <UnstyledButton
      className={`${classes.heart} ${className}`}
      aria-pressed={watched}
      aria-label={`Watch ${lot.title}`}
      onClick={toggle}
    >
      {heart}
    </UnstyledButton>
  );
}

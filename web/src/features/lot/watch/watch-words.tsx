import { Button } from '@mantine/core';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { HeartIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../api/session.ts';
import {
  readGuestWatches,
  setGuestWatch,
  subscribeToGuestWatches,
} from '../../../lib/guest-watches.ts';
import { alerts, alertSuccess } from '../../../lib/notices/alerts.ts';
import { useWatching } from './use-watching.ts';
import classes from './watch-button.module.css';

interface Props {
  readonly lot: Pick<LotTile, 'id' | 'wlist' | 'market_status'>;
}

/** KEEP-02: the lot's own page, until the lot is closed; also for guests (decision 0050). */
export function WatchWords({ lot }: Props) {
  const { user } = useSession();
  if (lot.market_status !== 'open') return null;
  return user === null ? <GuestToggle lot={lot} /> : <Toggle lot={lot} />;
}

function Toggle({ lot }: Props) {
  const { watched, toggle } = useWatching(lot);
  return <Face watched={watched} onToggle={toggle} />;
}

const SAVED = 'Saved in this browser. Sign in to add it to your watchlist.';
const REMOVED = 'Removed from your watchlist.';

function GuestToggle({ lot }: Props) {
  const watched = useSyncExternalStore(
    subscribeToGuestWatches,
    () => readGuestWatches().includes(lot.id),
    () => false,
  );
  const toggle = () => {
    setGuestWatch(lot.id, !watched);
    // The one before would contradict it.
    alerts.closeSuccesses();
    alertSuccess(watched ? REMOVED : SAVED);
  };
  return <Face watched={watched} onToggle={toggle} />;
}

function Face({ watched, onToggle }: { watched: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="default"
      classNames={{
        root: classes.button,
        section: classes.section,
        label: classes.words,
      }}
      leftSection={<HeartIcon size={20} fill={watched ? 'currentColor' : 'none'} />}
      aria-pressed={watched}
      onClick={onToggle}
    >
      {watched ? 'Watching' : 'Watch'}
    </Button>
  );
}

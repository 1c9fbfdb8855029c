import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLiveState } from '../../api/live/live-hooks.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import classes from './connection-hint.module.css';

/** A short interruption, or leaving the page, shows no hint. */
const PATIENCE = 1_500;

const OFFLINE = 'You’re offline. Prices may be out of date.';

/** LIVE-06: warns that prices may be out of date while the live connection is down. */
export function ConnectionHint() {
  const lost = useLiveState() === 'lost';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  const online = useOnline();
  useAnnounced('line', shown ? 'Live updates are interrupted.' : 'Live updates are back.');
  useAnnounced('network', online ? 'You’re back online.' : OFFLINE);
  return (
    <div>
      {(shown || !online) && (
        <Text className={classes.hint} size="sm">
          {online ? 'Live updates are interrupted. Reconnecting…' : OFFLINE}
        </Text>
      )}
    </div>
  );
}

import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLiveState } from '../../api/live/live-hooks.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import classes from './connection-hint.module.css';

/** A short interruption, or leaving the page, shows no hint. */
const PATIENCE = 1_500;

const OFFLINE = 'You’re offline. Prices may be out of date.';
/** The pickup desk shows no prices, and goes on working (R33). */
const OFFLINE_DESK = 'You’re offline. Hand-overs will be sent later.';

/** LIVE-06: warns that prices may be out of date while the live connection is down. */
export function ConnectionHint() {
  const lost = useLiveState() === 'lost';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  const online = useOnline();
  const offline = useLocation().pathname === paths.desk ? OFFLINE_DESK : OFFLINE;
  useAnnounced('line', shown ? 'Live updates are interrupted.' : 'Live updates are back.');
  useAnnounced('network', online ? 'You’re back online.' : offline);
  return (
    <div className={classes.place}>
      {(shown || !online) && (
        <p className={classes.hint}>
          {online ? 'Live updates are interrupted. Reconnecting…' : offline}
        </p>
      )}
    </div>
  );
}

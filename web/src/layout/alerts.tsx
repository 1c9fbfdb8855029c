import { Notification } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { alerts, type Alert } from '../lib/notices/alerts.ts';
import { heightIn } from '../lib/interaction/height-in.ts';
import { useSwipeAway } from '../lib/interaction/use-swipe-away.ts';
import classes from './alerts.module.css';

/** While the page is visible. */
const SHOWN_MS = { short: 4_000, long: 12_000 };
/** The duration of the exit animation in alerts.module.css. */
const LEAVING_MS = 220;
/** Mantine's class that keeps the position while a dialog hides the scrollbar. */
const BESIDE_SCROLLBAR = 'width-before-scroll-bar';
const NONE: readonly Alert[] = [];
const none = () => NONE;

/** Only an error interrupts a screen reader, by its role. */
const FACES = {
  good: { role: 'group', icon: <CheckIcon size={18} strokeWidth={2.6} aria-hidden /> },
  bad: {
    role: 'alert',
    color: 'red',
    icon: <TriangleAlertIcon size={18} strokeWidth={2.6} aria-hidden />,
  },
} as const;

/** Open dialogs begin below the alerts. */
const heightOfAlerts = heightIn('--alerts-height');

/**
 * NAV-10. New alerts are announced politely; only an error interrupts, by its role (UX-01).
 */
export function Alerts() {
  const shown = useSyncExternalStore(alerts.subscribe, alerts.shown, none);
  return (
    <div
      ref={heightOfAlerts}
      className={`${classes.alerts} ${BESIDE_SCROLLBAR}`}
      aria-live="polite"
    >
      {shown.map((alert) => (
        <Item key={alert.id} alert={alert} />
      ))}
    </div>
  );
}

function Item({ alert: { id, tone, message, stay } }: { alert: Alert }) {
  const box = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const swipe = useSwipeAway(leave);
  const isSeen = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (leaving) {
      const end = setTimeout(() => alerts.close(id), LEAVING_MS);
      return () => clearTimeout(end);
    }
    if (stay === 'until closed' || !isSeen) return undefined;
    // All stay while the pointer or the focus is on one of them.
    const look = setInterval(() => {
      if (box.current?.parentElement?.matches(':hover, :focus-within') !== true) setLeaving(true);
    }, SHOWN_MS[stay]);
    return () => clearInterval(look);
  }, [id, leaving, stay, isSeen]);
  return (
    <div ref={box} className={classes.item} data-leaving={leaving} {...swipe}>
      <Notification
        {...FACES[tone]}
        closeButtonProps={{ 'aria-label': 'Close this message' }}
        onClose={leave}
      >
        {message}
      </Notification>
    </div>
  );
}

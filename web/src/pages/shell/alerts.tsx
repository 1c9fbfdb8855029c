import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { alerts, type Alert } from '../../lib/alerts.ts';
import { useSwipeAway } from '../../lib/use-swipe-away.ts';
import { AlertCard } from '../../ui/alert-card.tsx';
import classes from './alerts.module.css';

const SHOWN_MS = 4_000;
/** The duration of the exit animation in alerts.module.css. */
const LEAVING_MS = 220;
/** Mantine's class that keeps the position while a dialog hides the scrollbar. */
const BESIDE_SCROLLBAR = 'width-before-scroll-bar';
const NONE: readonly Alert[] = [];
const none = () => NONE;

/**
 * NAV-10. New alerts are announced politely; only an error interrupts, by its role (UX-01).
 */
export function Alerts() {
  const shown = useSyncExternalStore(alerts.subscribe, alerts.shown, none);
  return (
    <div className={`${classes.alerts} ${BESIDE_SCROLLBAR}`} aria-live="polite">
      {shown.map((alert) => (
        <Item key={alert.id} alert={alert} />
      ))}
    </div>
  );
}

function Item({ alert: { id, tone, message } }: { alert: Alert }) {
  const box = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const swipe = useSwipeAway(leave);
  useEffect(() => {
    if (leaving) {
      const end = setTimeout(() => alerts.close(id), LEAVING_MS);
      return () => clearTimeout(end);
    }
    // All stay while the pointer or the focus is on one of them.
    const look = setInterval(() => {
      if (box.current?.parentElement?.matches(':hover, :focus-within') !== true) setLeaving(true);
    }, SHOWN_MS);
    return () => clearInterval(look);
  }, [id, leaving]);
  return (
    <div ref={box} className={classes.item} data-leaving={leaving} {...swipe}>
      <AlertCard tone={tone} onClose={leave}>
        {message}
      </AlertCard>
    </div>
  );
}

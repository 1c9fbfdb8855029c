// Alerts over the page, most of which close by themselves (NAV-10). They are stored before
// hydration and rendered by the page's own code, since an alert about a lost connection cannot load
// code. A library would weigh 14 kB, a tenth of a page's budget.
import type { ReactNode } from 'react';
import { openSignal } from '../signal.ts';

/** The first two pass by themselves. */
export type AlertStay = 'short' | 'long' | 'until closed';

export interface Alert {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  /** With a link, where the next step is elsewhere. */
  readonly message: ReactNode;
  readonly stay: AlertStay;
}

export interface Alerts {
  /** Returns its id. */
  readonly add: (tone: Alert['tone'], message: ReactNode, stay?: AlertStay) => number;
  readonly close: (id: number) => void;
  /** Closes what an earlier step reported briefly, when its outcome no longer matters. */
  readonly closeSuccesses: () => void;
  /** At most three, and a short one beside three that stay, the oldest first; others wait. */
  readonly shown: () => readonly Alert[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Shown when the server sent no message (NAV-10). */
export const SOMETHING_WENT_WRONG = 'Something went wrong!';

/** Shown when a part of the page could not be loaded. */
export const NOT_LOADED =
  'This part of the page didn’t load. Check your connection and try again, or reload the page.';

const SHOWN_MAX = 3;

export function openAlerts(): Alerts {
  const { notify, subscribe } = openSignal();
  let all: readonly Alert[] = [];
  let shown: readonly Alert[] = [];
  let lastId = 0;

  const setAlerts = (next: readonly Alert[]) => {
    all = next;
    shown = chooseShown(all);
    notify();
  };
  return {
    add: (tone, message, stay = 'short') => {
      lastId += 1;
      // A success says what happened last; of errors each one counts, but the same only once.
      const rest = all.filter((alert) => alert.tone !== tone || !isReplaced(alert, message));
      setAlerts([...rest, { id: lastId, tone, message, stay }]);
      return lastId;
    },
    close: (id) => setAlerts(all.filter((alert) => alert.id !== id)),
    closeSuccesses: () =>
      setAlerts(all.filter(({ tone, stay }) => tone !== 'good' || stay !== 'short')),
    shown: () => shown,
    subscribe,
  };
}

function chooseShown(all: readonly Alert[]): readonly Alert[] {
  const staying = all.filter(({ stay }) => stay !== 'short').slice(0, SHOWN_MAX);
  const places = Math.max(1, SHOWN_MAX - staying.length);
  const passing = all.filter(({ stay }) => stay === 'short').slice(0, places);
  return all.filter((alert) => staying.includes(alert) || passing.includes(alert));
}

const isReplaced = (alert: Alert, message: ReactNode): boolean =>
  (alert.tone === 'good' && alert.stay === 'short') || alert.message === message;

/** The alerts that layout/alerts.tsx renders. */
export const alerts = openAlerts();

export const alertSuccess = (message: ReactNode): void => void alerts.add('good', message);
export const alertError = (message: string): void => void alerts.add('bad', message);

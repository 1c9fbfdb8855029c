// What is said over the page and goes by itself (NAV-10). It is kept from before the page listens,
// and drawn by the page's own code: the first alert may be that the line is gone, when nothing can
// be fetched. A library for it weighed 14 kB, a tenth of what a page may bring.
import { openSignal } from './signal.ts';

export interface Alert {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly message: string;
}

export interface Alerts {
  readonly say: (tone: Alert['tone'], message: string) => void;
  readonly close: (id: number) => void;
  /** At most three at a time, the oldest first; the others wait. */
  readonly shown: () => readonly Alert[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** What people read when the server gave no words of its own (NAV-10). */
export const SOMETHING_WENT_WRONG = 'Something went wrong!';

const SHOWN_MAX = 3;

export function openAlerts(): Alerts {
  const { tell, subscribe } = openSignal();
  let all: readonly Alert[] = [];
  let shown: readonly Alert[] = [];
  let said = 0;

  const become = (next: readonly Alert[]) => {
    all = next;
    shown = all.slice(0, SHOWN_MAX);
    tell();
  };
  return {
    say: (tone, message) => {
      said += 1;
      become([...all, { id: said, tone, message }]);
    },
    close: (id) => become(all.filter((alert) => alert.id !== id)),
    shown: () => shown,
    subscribe,
  };
}

/** The page's own: shell/alerts.tsx draws them. */
export const alerts = openAlerts();

export const alertSuccess = (message: string): void => alerts.say('good', message);
export const alertError = (message: string): void => alerts.say('bad', message);

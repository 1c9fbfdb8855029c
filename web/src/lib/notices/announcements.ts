// Announces changes on the page to screen readers, politely and once (UX-01). One live region
// serves the whole page: simultaneous changes are combined, later ones wait for a pause, and only
// the last text of each topic is announced.
import { openSignal } from '../signal.ts';

const COLLECT_MS = 300;
const PAUSE_MS = 2_500;
/** The text is cleared, so that it is not read again with the page. */
const CLEAR_MS = 6_000;

export interface Announcements {
  /** A later text on the same topic replaces one that still waits. */
  readonly announce: (topic: string, text: string) => void;
  /** Leaves out a lot whose change is announced elsewhere, until the returned call. */
  readonly mute: (lotId: string) => () => void;
  /** The current text; empty for none. */
  readonly current: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openAnnouncements(): Announcements {
  const { notify, subscribe } = openSignal();
  const waiting = new Map<string, string>();
  const muted = new Set<string>();
  let current = '';
  let next: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  const setCurrent = (text: string) => {
    current = text;
    notify();
  };
  const announceWaiting = () => {
    next = undefined;
    if (waiting.size === 0) return;
    setCurrent([...waiting.values()].map(asSentence).join(' '));
    waiting.clear();
    next = setTimeout(announceWaiting, PAUSE_MS);
    clearTimeout(end);
    end = setTimeout(() => setCurrent(''), CLEAR_MS);
  };
  return {
    mute: (lotId) => {
      muted.add(lotId);
      return () => muted.delete(lotId);
    },
    announce: (topic, text) => {
      if (muted.has(topic.slice(topic.lastIndexOf(' ') + 1))) return;
      waiting.delete(topic);
      waiting.set(topic, text);
      next ??= setTimeout(announceWaiting, COLLECT_MS);
    },
    current: () => current,
    subscribe,
  };
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The announcements that announcer.tsx renders. */
export const announcements = openAnnouncements();

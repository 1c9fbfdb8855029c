// What changes on a page by itself, said once and politely to whoever cannot see it change (UX-01).
// One voice for the whole page: what comes at one moment is said in one breath, of what follows
// quickly only the last word on each topic is said, and between two breaths there is a pause.
import { openSignal } from './signal.ts';

const GATHER_MS = 300;
const PAUSE_MS = 2_500;
/** What was said does not stay for those who read the page on their own. */
const FORGET_MS = 6_000;

export interface Announcements {
  /** A later word on the same topic replaces one that was not said yet. */
  readonly announce: (topic: string, text: string) => void;
  /** What is being said; empty when nothing is. */
  readonly current: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openAnnouncements(): Announcements {
  const { tell, subscribe } = openSignal();
  const waiting = new Map<string, string>();
  let current = '';
  let next: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string) => {
    current = text;
    tell();
  };
  const breathe = () => {
    next = undefined;
    if (waiting.size === 0) return;
    say([...waiting.values()].map(asSentence).join(' '));
    waiting.clear();
    next = setTimeout(breathe, PAUSE_MS);
    clearTimeout(end);
    end = setTimeout(() => say(''), FORGET_MS);
  };
  return {
    announce: (topic, text) => {
      waiting.delete(topic);
      waiting.set(topic, text);
      next ??= setTimeout(breathe, GATHER_MS);
    },
    current: () => current,
    subscribe,
  };
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The page's voice: announcer.tsx lets it be heard. */
export const announcements = openAnnouncements();

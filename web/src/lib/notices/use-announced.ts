import { useEffect, useRef } from 'react';
import { announcements } from './announcements.ts';

/**
 * Announces a text when it has changed since the last render; the first text is read with the page.
 * Empty: nothing to announce. undefined: not loaded yet, so that the first text is not a change.
 */
export function useAnnounced(topic: string, text: string | undefined): void {
  const before = useRef({ topic, text });
  useEffect(() => {
    const { current: last } = before;
    before.current = { topic, text };
    if (isNews(last, { topic, text })) announcements.announce(topic, text ?? '');
  }, [topic, text]);
}

interface Shown {
  readonly topic: string;
  readonly text: string | undefined;
}

/** Whether the text on the same topic has changed to another one. */
export const isNews = (last: Shown, next: Shown): boolean =>
  last.topic === next.topic &&
  last.text !== undefined &&
  last.text !== next.text &&
  next.text !== undefined &&
  next.text !== '';

import { useEffect, useRef } from 'react';
import { announcements } from './announcements.ts';

/**
 * Says a text when it has changed since the last render; what is there from the start is read with
 * the page. Empty: nothing to say. undefined: not known yet, so that what comes first is no change.
 */
export function useAnnounced(topic: string, text: string | undefined): void {
  const before = useRef({ topic, text });
  useEffect(() => {
    const { current: last } = before;
    before.current = { topic, text };
    const isChange = last.topic === topic && last.text !== undefined && last.text !== text;
    if (isChange && text !== undefined && text !== '') announcements.announce(topic, text);
  }, [topic, text]);
}

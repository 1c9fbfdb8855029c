import { announcements } from './announcements.ts';

/**
 * Leaves out a lot whose change is announced elsewhere, until the returned call. Not a part of the
 * announcements, which every page loads.
 */
export function muteLot(lotId: string, among = announcements): () => void {
  const { announce } = among;
  among.announce = (topic, text) => {
    if (!topic.endsWith(` ${lotId}`)) announce(topic, text);
  };
  return () => {
    among.announce = announce;
  };
}

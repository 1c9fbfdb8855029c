import { useOnline } from '../lib/use-online.ts';
import { isOffline } from './call-error.ts';

/** What was not sent for lack of a network concerns nobody once the browser is back online. */
export function useCurrentFailure(error: Error | null): Error | null {
  const isOnline = useOnline();
  return isOnline && isOffline(error) ? null : error;
}

import type { UseQueryResult } from '@tanstack/react-query';
import { offlineRead } from './call-error.ts';

/**
 * A call that waits for the network with nothing to show is an error to its page, so that the page
 * says so instead of loading forever. It goes on by itself once the browser is back online.
 */
export function whileOffline<T>(found: UseQueryResult<T>): UseQueryResult<T> {
  if (!found.isPaused || found.data !== undefined || found.isError) return found;
  return {
    ...found,
    data: undefined,
    error: offlineRead(),
    status: 'error',
    isError: true,
    isLoadingError: true,
    isLoading: false,
    isPending: false,
    isPlaceholderData: false,
    isRefetchError: false,
    isSuccess: false,
  };
}

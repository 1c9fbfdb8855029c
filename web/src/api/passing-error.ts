import { isOffline, isRefusal, isUndecided } from './call-error.ts';

/** Whether a call that waits on this device is sent later, with the same key. */
export const isPassing = (error: unknown): boolean =>
  isOffline(error) ||
  isUndecided(error) ||
  isRefusal(error, 'SignInNeeded', 'TooManyRequests', 'Maintenance');

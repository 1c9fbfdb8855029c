// What a package outside the server adds to a running store, such as the rival bidders of the demo.
import type { AppContext } from './context.ts';
import type { ScheduledJobs } from './jobs/schedule.ts';

export interface Extension {
  /** Added to the scheduled jobs, by the names that the job queue stores. */
  readonly scheduledJobs: ScheduledJobs;
  /** Starts what runs on every node beside the jobs. */
  start(context: AppContext): { close(): Promise<void> };
}

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export interface ExtendedStore {
  /** Printed when the store has started. */
  readonly signIns: readonly SignIn[];
  readonly extension: Extension | null;
}

// Runs the timetable on the job queue, which lives in the same database (graphile-worker).
import { Logger, run, type Job, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { AppContext, Log } from '../context.ts';
import { rounds, tasks } from './timetable.ts';

/** A slow provider holds up one job and no other. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 1000;

export interface Jobs {
  close(): Promise<void>;
}

export async function openJobs(context: AppContext, pool: pg.Pool): Promise<Jobs> {
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskListOf(context),
    crontab: Object.entries(rounds)
      .map(
        ([name, { when, priority = 0 }]) => `${when} ${name} ?jobKey=${name}&priority=${priority}`,
      )
      .join('\n'),
    concurrency: AT_ONCE,
    pollInterval: LOOK_EVERY_MS,
    noHandleSignals: true,
    logger: loggerOf(context.log),
  });
  runner.events.on('job:error', (failure) => logFailure(context.log, failure));
  let stopping = false;
  runner.promise.catch((err: unknown) => {
    if (!stopping) context.log.error({ err }, 'the jobs have stopped');
  });
  return {
    close: async () => {
      stopping = true;
      await runner.stop();
    },
  };
}

function taskListOf(context: AppContext): TaskList {
  const fromEvents = Object.entries(tasks).map(([name, task]) => {
    // The dispatcher asked for the job under this very name with the payload that it takes.
    const perform = task as (context: AppContext, payload: unknown) => Promise<void>;
    return [name, (payload: unknown) => perform(context, payload).then(wake(context))] as const;
  });
  const inRounds = Object.entries(rounds).map(
    ([name, round]) => [name, () => round.run(context).then(wake(context))] as const,
  );
  return Object.fromEntries([...fromEvents, ...inRounds]);
}

/** A job may have written new events. */
const wake = (context: AppContext) => (): void => context.wakeDispatcher();

function logFailure(log: Log, { job, error: err }: { job: Job; error: unknown }): void {
  const { id: jobId, task_identifier: task, payload, attempts, max_attempts } = job;
  const fields = { err, jobId, task, payload, attempts };
  if (attempts >= max_attempts) log.error(fields, 'a job is dead: every attempt failed');
  else log.warn(fields, 'a job failed and is tried again later');
}

function loggerOf(log: Log): Logger {
  return new Logger(({ jobId, taskIdentifier }) => (level, message, meta) => {
    const fields = { jobId, task: taskIdentifier };
    // Logged as an event, with its ids in fields.
    if (meta?.['failure'] === true) return;
    if (level === 'error') log.error(fields, message);
    else if (level === 'warning') log.warn(fields, message);
  });
}

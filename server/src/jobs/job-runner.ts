// Runs event jobs and scheduled jobs on graphile-worker, whose queue is in the same database.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  run,
  type Job,
  type Runner,
  type RunnerOptions,
  type TaskList,
} from 'graphile-worker';
import type pg from 'pg';
import type { AppContext, Log } from '../context.ts';
import { eventJobs, type ScheduledJobs } from './schedule.ts';

/** Above 1, so that a slow provider delays only its own job. */
const CONCURRENCY = 4;
const POLL_EVERY_MS = 1000;
const RESTART_PAUSE_MS = 1000;

export interface JobRunner {
  close(): Promise<void>;
}

export async function openJobRunner(
  context: AppContext,
  pool: pg.Pool,
  scheduledJobs: ScheduledJobs,
): Promise<JobRunner> {
  const { log } = context;
  const closing = new AbortController();
  let replacing = Promise.resolve();
  const start = async (): Promise<Runner> => {
    const runner = await run(optionsOf(context, pool, scheduledJobs));
    runner.events.on('job:error', (failure) => logFailure(log, failure));
    const replaceOnce = (text: string) => (err?: unknown) => {
      if (closing.signal.aborted || isReplaced) return;
      isReplaced = true;
      log.error({ err }, text);
      replacing = replace(runner);
    };
    let isReplaced = false;
    const onEnd = replaceOnce('the job runner has stopped and is replaced');
    runner.promise.then(() => onEnd(), onEnd);
    onUnreadTasks(runner, replaceOnce('the job runner could not read its tasks and is replaced'));
    return runner;
  };
  const replace = async (failed: Runner): Promise<void> => {
    current = null;
    await failed.stop().catch((err: unknown) => {
      log.warn({ err }, 'stopping the job runner failed');
    });
    while (current === null) {
      // Closing aborts the pause.
      await sleep(RESTART_PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      current = await start().catch((err: unknown) => {
        log.warn({ err }, 'starting the job runner failed and is tried again');
        return null;
      });
    }
  };
  let current: Runner | null = await start();
  return {
    close: async () => {
      closing.abort();
      await replacing;
      await current?.stop();
    },
  };
}

/** The library reads the ids of the tasks once: a runner that could not read them runs no job. */
function onUnreadTasks({ events }: Runner, act: (err: unknown) => void): void {
  let isDecided = false;
  const decide = () => (isDecided = true);
  events.once('worker:getJob:empty', decide);
  events.once('job:start', decide);
  events.on('worker:getJob:error', ({ error }) => {
    if (isDecided) return;
    decide();
    act(error);
  });
}

const optionsOf = (
  context: AppContext,
  pgPool: pg.Pool,
  scheduledJobs: ScheduledJobs,
): RunnerOptions => ({
  pgPool,
  taskList: taskListOf(context, scheduledJobs),
  crontab: Object.entries(scheduledJobs)
    .map(([name, { cron, priority = 0 }]) => `${cron} ${name} ?jobKey=${name}&priority=${priority}`)
    .join('\n'),
  concurrency: CONCURRENCY,
  pollInterval: POLL_EVERY_MS,
  noHandleSignals: true,
  logger: loggerOf(context.log),
});

function taskListOf(context: AppContext, scheduledJobs: ScheduledJobs): TaskList {
  const fromEvents = Object.entries(eventJobs).map(([name, task]) => {
    // The dispatcher added the job under this name with the matching payload.
    const perform = task as (context: AppContext, payload: unknown) => Promise<void>;
    return [name, (payload: unknown) => perform(context, payload).then(wake(context))] as const;
  });
  const scheduled = Object.entries(scheduledJobs).map(
    ([name, job]) => [name, () => job.run(context).then(wake(context))] as const,
  );
  return Object.fromEntries([...fromEvents, ...scheduled]);
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
    // Logged by logFailure, with its ids in fields.
    if (meta?.['failure'] === true) return;
    if (level === 'error') log.error(fields, message);
    else if (level === 'warning') log.warn(fields, message);
  });
}

// Errors that no handler catches (S57). A rejected promise is logged and the store continues. After
// an exception the state is unknown: the store shuts down, and its supervisor restarts it.
import type { Logger } from 'pino';

/** If closing takes longer, it is part of the fault. */
const CLOSE_MS = 10_000;

interface ProcessEvents {
  on(
    event: 'unhandledRejection' | 'uncaughtException',
    listener: (reason: unknown) => void,
  ): unknown;
}

interface Shutdown {
  readonly log: Logger;
  readonly close: (why: string) => Promise<void>;
  /** Ends the process with a failure. */
  readonly end: () => void;
}

export function exitOnUncaughtError(process: ProcessEvents, { log, close, end }: Shutdown): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'a rejection was not handled'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an exception was not caught');
    setTimeout(end, CLOSE_MS).unref();
    void closeAndEnd();
  });
  const closeAndEnd = async (): Promise<void> => {
    try {
      await close('an exception');
    } catch (err) {
      log.error({ err }, 'closing failed');
    }
    end();
  };
}

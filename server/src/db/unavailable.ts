// Classes of expected infrastructure failures: "try again, nothing was lost".
import pg from 'pg';

/** The database did not answer, or not in time. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** No node could take bids for a while; the next heartbeat extends the lots first (R21). */
export class HeartbeatStaleError extends UnavailableError {
  override name = 'HeartbeatStaleError';
}

/** PostgreSQL's own SQLSTATEs for "not now": shutdown, too many connections, timeouts. */
const UNAVAILABLE_STATES = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '25P03', '57014']);
const CONNECTION_EXCEPTION = '08';

const isStateOfOutage = (state: string | undefined): boolean =>
  state !== undefined && (UNAVAILABLE_STATES.has(state) || state.startsWith(CONNECTION_EXCEPTION));

/** A wrong argument or a value out of range is a bug of ours, wherever the driver detects it. */
const isBug = (reason: unknown): boolean =>
  reason instanceof TypeError || reason instanceof RangeError;

/**
 * Converts an error of the driver into an UnavailableError where it is one. The driver rejects with
 * a DatabaseError for errors of the server, and with other errors for a failed connection.
 */
export function fromDriver(reason: unknown): unknown {
  if (reason instanceof UnavailableError || isBug(reason)) return reason;
  if (reason instanceof pg.DatabaseError && !isStateOfOutage(reason.code)) return reason;
  return new UnavailableError('the database did not answer', { cause: reason });
}

/** Passes a promise of the driver on, with its errors converted. */
export async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (reason) {
    throw fromDriver(reason);
  }
}

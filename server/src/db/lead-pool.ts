import type pg from 'pg';
import { openPool, type DatabaseTarget } from './pool.ts';

/**
 * The one connection that holds a node's lead. A node that hangs loses the lead, because the server
 * ends an idle connection.
 */
export function openLeadPool(target: DatabaseTarget, onError: (error: Error) => void): pg.Pool {
  const pool = openPool(target, { max: 1, name: 'dispatcher', onError });
  pool.on('connect', (client) => {
    client.query("set idle_session_timeout = '3s'").catch(onError);
  });
  return pool;
}

import pg from 'pg';
import { superuser } from './cluster.ts';

/** The roles of the server and the worker; the migrations grant their rights (R37). */
const workingRoles = ['hammerdock_app', 'hammerdock_worker'];
const databaseName = 'hammerdock';

/** Creates the roles and the database that are missing. Only the supervisor calls this. */
export async function provision(socketDir: string): Promise<void> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    for (const role of workingRoles) {
      const found = await client.query('select from pg_roles where rolname = $1', [role]);
      if (found.rowCount === 0) await client.query(`create role ${role} login`);
    }
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

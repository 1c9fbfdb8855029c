import pg from 'pg';
import { expect, test } from 'vitest';
import { readHeartbeat } from '../store/platform/heartbeat.ts';
import { openWorld } from '../testing/world.ts';

// A sequence counts the tries, because a failed transaction does not take it back.
const CUT_OFF_ONCE = `
  create sequence heartbeats;
  create function cut_off_once() returns trigger language plpgsql security definer as $$
    begin
      if nextval('heartbeats') = 1 then
        raise exception 'cut off' using errcode = 'idle_in_transaction_session_timeout';
      end if;
      return new;
    end $$;
  create trigger cut_off before update on service_heartbeat
    for each row execute function cut_off_once()`;

test('R21: a node starts although the database cuts off its first heartbeat', async () => {
  const world = await openWorld({
    prepare: async ({ owner }) => {
      const client = new pg.Client(owner.connection);
      await client.connect();
      await client.query(CUT_OFF_ONCE);
      await client.end();
    },
  });
  expect((await readHeartbeat(world.owner)).beatAt).not.toBeNull();
  await world.close();
});

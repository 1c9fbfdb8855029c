// Until when the rival bidders of a demo store bid.
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '../../db/database.ts';
import { readSetting, writeSetting } from '../platform/settings.ts';

const SETTING = 'demo rivals until';

export interface RivalPeriod {
  readonly now: Instant;
  /** In the past or null: they do not bid. */
  readonly until: Instant | null;
}

export async function readRivalPeriod(db: Db): Promise<RivalPeriod> {
  return { now: await readNow(db), until: await readSetting(db, SETTING) };
}

/** Lets them bid from now on. */
export async function startRivalPeriod(db: Db, stay: Duration): Promise<RivalPeriod> {
  const now = await readNow(db);
  await writeSetting(db, SETTING, now + stay);
  return { now, until: now + stay };
}

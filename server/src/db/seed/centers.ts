// The two pickup centers (section 1 of the specification) with their hours and taxes.
import type { OpeningHours } from '@hammerdock/domain/pickup/slots.ts';
import { json, type Db } from '../database.ts';
import { newId } from '../../gateways/ids.ts';

const tenToSix = [{ opensMinute: 10 * 60, closesMinute: 18 * 60 }];

/** Tuesday to Friday 10:00 am to 6:00 pm, Saturday 9:00 am to 12:00 pm (R44). */
const HOURS: OpeningHours = {
  0: [],
  1: [],
  2: tenToSix,
  3: tenToSix,
  4: tenToSix,
  5: tenToSix,
  6: [{ opensMinute: 9 * 60, closesMinute: 12 * 60 }],
};

export interface SeedCenters {
  readonly decatur: string;
  readonly smyrna: string;
}

export async function insertCenters(db: Db): Promise<SeedCenters> {
  const ids = { decatur: newId(), smyrna: newId() };
  await db
    .insertInto('centers')
    .values([
      {
        id: ids.decatur,
        slug: 'decatur',
        name: 'Decatur Pickup Center',
        address: '2860 East College Avenue',
        city: 'Decatur',
        state: 'GA',
        zip: '30030',
        phone: '(404) 555-0142',
        taxBps: 800,
        hours: json(HOURS),
      },
      {
        id: ids.smyrna,
        slug: 'smyrna',
        name: 'Smyrna Pickup Center',
        address: '1310 Spring Road SE',
        city: 'Smyrna',
        state: 'GA',
        zip: '30080',
        phone: '(770) 555-0178',
        taxBps: 600,
        hours: json(HOURS),
      },
    ])
    .execute();
  return ids;
}

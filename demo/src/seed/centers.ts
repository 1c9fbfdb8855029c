// The two pickup centers (section 1 of the specification) with their hours and taxes.
import type { OpeningHours } from '@hammerdock/domain/pickup/opening-hours.ts';
import { json, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';

const tenToSix = [{ opensMinute: 10 * 60, closesMinute: 18 * 60 }];

/** Tuesday to Friday 10:00 am to 6:00 pm, Saturday 9:00 am to 12:00 pm (R44). */
export const HOURS: OpeningHours = {
  0: [],
  1: [],
  2: tenToSix,
  3: tenToSix,
  4: tenToSix,
  5: tenToSix,
  6: [{ opensMinute: 9 * 60, closesMinute: 12 * 60 }],
};

export interface SeedCenter {
  readonly id: string;
  readonly taxBps: number;
}

export interface SeedCenters {
  readonly decatur: SeedCenter;
  readonly smyrna: SeedCenter;
}

export async function insertCenters(tx: Tx): Promise<SeedCenters> {
  const centers = {
    decatur: { id: newId(), taxBps: 800 },
    smyrna: { id: newId(), taxBps: 600 },
  };
  await tx
    .insertInto('centers')
    .values([
      {
        ...centers.decatur,
        slug: 'decatur',
        name: 'Decatur Pickup Center',
        address: '2860 East College Avenue',
        city: 'Decatur',
        state: 'GA',
        zip: '30030',
        phone: '(404) 555-0142',
        hours: json(HOURS),
      },
      {
        ...centers.smyrna,
        slug: 'smyrna',
        name: 'Smyrna Pickup Center',
        address: '1310 Spring Road SE',
        city: 'Smyrna',
        state: 'GA',
        zip: '30080',
        phone: '(770) 555-0178',
        hours: json(HOURS),
      },
    ])
    .execute();
  return centers;
}

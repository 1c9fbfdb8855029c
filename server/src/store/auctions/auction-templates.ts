// The templates of a seller's auctions (SELL-04).
import { timingOf, type AuctionTiming } from '@hammerdock/domain/auctions/auction-schedule.ts';
import { deliveryModeOf, type AuctionFields } from '@hammerdock/domain/auctions/auction-fields.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readTemplateIncrements } from '../../db/json-columns.ts';
import { newId } from '../../security/ids.ts';
import { TEMPLATES_MAX } from './template-names.ts';

/** An auction without its title and times. */
export type AuctionTerms = Omit<AuctionFields, 'title' | 'startsAt' | 'endsAt' | 'pickupStartsAt'>;

export interface AuctionTemplate extends AuctionTerms, AuctionTiming {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly centerName: string;
}

const select = (db: Db) =>
  db
    .selectFrom('auctionTemplates')
    .innerJoin('centers', 'centers.id', 'auctionTemplates.centerId')
    .selectAll('auctionTemplates')
    .select('centers.name as centerName');

/** By name. */
export async function listTemplates(db: Db, sellerId: string): Promise<AuctionTemplate[]> {
  const rows = await select(db)
    .where('sellerId', '=', sellerId)
    .orderBy(sql`lower(auction_templates.name)`)
    .limit(TEMPLATES_MAX)
    .execute();
  return rows.map(({ increments, deliveryMode, ...row }) => ({
    ...row,
    deliveryMode: deliveryModeOf(deliveryMode),
    increments: readTemplateIncrements(increments, row.id),
  }));
}

interface Saved {
  readonly sellerId: string;
  readonly name: string;
  readonly fields: AuctionFields;
}

/** One of the same name is replaced; returns the id. */
export async function saveTemplate(tx: Tx, { sellerId, name, fields }: Saved): Promise<string> {
  const { title: _, startsAt, endsAt, pickupStartsAt, increments, ...terms } = fields;
  const values = {
    ...terms,
    ...timingOf({ startsAt, endsAt, pickupStartsAt }),
    increments: json(increments),
    name,
  };
  const { id } = await tx
    .insertInto('auctionTemplates')
    .values({ ...values, id: newId(), sellerId })
    .onConflict((conflict) =>
      conflict
        .expression(sql`seller_id, lower(name)`)
        .doUpdateSet({ ...values, version: sql<number>`auction_templates.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

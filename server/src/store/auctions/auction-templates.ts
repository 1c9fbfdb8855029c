// The templates of a seller's auctions (SELL-04).
import { timingOf, type AuctionTiming } from '@hammerdock/domain/auctions/auction-schedule.ts';
import { deliveryModeOf, type AuctionFields } from '@hammerdock/domain/auctions/auction-fields.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readTemplateIncrements } from '../../db/json-columns.ts';
import { newId } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

/** An auction without its title and times. */
export type AuctionTerms = Omit<AuctionFields, 'title' | 'startsAt' | 'endsAt' | 'pickupStartsAt'>;

export interface AuctionTemplate extends AuctionTerms, AuctionTiming {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly centerName: string;
}

const TEMPLATES_MAX = 200;

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

/** The seller of a template. */
export async function lockTemplate(
  tx: Tx,
  id: string,
): Promise<{ id: string; sellerId: string; name: string } | undefined> {
  if (!isId(id)) return undefined;
  return tx
    .selectFrom('auctionTemplates')
    .select(['id', 'sellerId', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
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

export async function isTemplateNameTaken(
  tx: Tx,
  { sellerId, name, exceptId }: { sellerId: string; name: string; exceptId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('auctionTemplates')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export const renameTemplate = (tx: Tx, { id, name }: { id: string; name: string }) =>
  tx
    .updateTable('auctionTemplates')
    .set({ name, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteTemplate = (tx: Tx, id: string) =>
  tx.deleteFrom('auctionTemplates').where('id', '=', id).execute();

// The templates of a seller's lots (SELL-04).
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import type { LotTemplateFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import { readTemplateReport } from '../../db/json-columns.ts';
import { newId } from '../../security/ids.ts';
import { TEMPLATES_MAX } from './template-names.ts';

export interface LotTemplate extends LotTemplateFields {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly version: number;
  readonly categorySlug: string | null;
}

const select = (db: Db) =>
  db
    .selectFrom('lotTemplates')
    .leftJoin('categories', 'categories.id', 'lotTemplates.categoryId')
    .selectAll('lotTemplates')
    .select('categories.slug as categorySlug');

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const readTemplate = (row: Row): LotTemplate => ({
  ...row,
  condition: CONDITIONS.find((each) => each === row.condition) ?? null,
  report: readTemplateReport(row.report, row.id),
});

/** By name. */
export async function listLotTemplates(db: Db, sellerId: string): Promise<LotTemplate[]> {
  const rows = await select(db)
    .where('sellerId', '=', sellerId)
    .orderBy(sql`lower(lot_templates.name)`)
    .limit(TEMPLATES_MAX)
    .execute();
  return rows.map(readTemplate);
}

export async function readLotTemplate(db: Db, id: string): Promise<LotTemplate> {
  return readTemplate(await select(db).where('lotTemplates.id', '=', id).executeTakeFirstOrThrow());
}

interface Saved {
  readonly sellerId: string;
  readonly name: string;
  readonly fields: LotTemplateFields;
}

/** One of the same name is replaced; returns the id. */
export async function saveLotTemplate(tx: Tx, { sellerId, name, fields }: Saved): Promise<string> {
  const values = { ...fields, report: json(fields.report), name };
  const { id } = await tx
    .insertInto('lotTemplates')
    .values({ ...values, id: newId(), sellerId })
    .onConflict((conflict) =>
      conflict
        .expression(sql`seller_id, lower(name)`)
        .doUpdateSet({ ...values, version: sql<number>`lot_templates.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row must be locked. */
export async function updateLotTemplate(
  tx: Tx,
  id: string,
  fields: LotTemplateFields,
): Promise<void> {
  await tx
    .updateTable('lotTemplates')
    .set({ ...fields, report: json(fields.report), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

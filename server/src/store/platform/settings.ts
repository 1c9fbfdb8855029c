import * as z from 'zod';
import { json, type Db } from '../../db/database.ts';
import { parseColumn } from '../../db/json-columns.ts';

const schemas = {
  /** The world a store was seeded with, and the addresses of its demo users. */
  world: z.object({ name: z.string(), emails: z.array(z.string()) }),
  /** Whether an administrator has started maintenance, and its message. */
  maintenance: z.object({ enabled: z.boolean(), message: z.string() }),
  'demo rivals until': z.number(),
  'secret in use': z.string(),
};

export type SettingName = keyof typeof schemas;
export type Setting<N extends SettingName> = Readonly<z.infer<(typeof schemas)[N]>>;

const schemaOf: { readonly [N in SettingName]: z.ZodType<Setting<N>> } = schemas;

export const parseSetting = <N extends SettingName>(name: N, value: unknown): Setting<N> =>
  parseColumn(schemaOf[name], value, { column: 'settings.value', row: name });

/** null if not set. */
export async function readSetting<N extends SettingName>(
  db: Db,
  name: N,
): Promise<Setting<N> | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? null : parseSetting(name, row.value);
}

export async function writeSetting<N extends SettingName>(
  db: Db,
  name: N,
  given: Setting<N>,
): Promise<void> {
  const value = json(given);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

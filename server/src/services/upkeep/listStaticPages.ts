import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listPages } from '../../store/platform/pages.ts';
import { listPagePlaceholders } from '../../views/platform/page-values.ts';

export const listStaticPages: Handler<typeof upkeep.listStaticPages> = async (_input, { db }) => {
  const pages = await listPages(db);
  return ok({
    pages: pages.map(({ id, html, ...page }) => ({ ...page, page_id: id, source: html })),
    facts: listPagePlaceholders(),
  });
};

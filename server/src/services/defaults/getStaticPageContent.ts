import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPage } from '../../store/platform/pages.ts';
import { viewPageValues } from '../../views/platform/page-values.ts';
import { viewPage } from '../../views/platform/page.ts';

export const getStaticPageContent: Handler<typeof defaults.getStaticPageContent> = async (
  { page_id },
  { db, centers },
) => {
  const page = await findPage(db, String(page_id));
  if (page === undefined) return refused('NotFound');
  return ok(viewPage(page, viewPageValues(await centers.value())));
};

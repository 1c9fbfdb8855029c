import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findPage, updatePage } from '../../store/platform/pages.ts';

export const saveStaticPage: Handler<typeof upkeep.saveStaticPage> = async (input, ctx) => {
  const { page_id: id, title, source: html, version } = input;
  if ((await findPage(ctx.db, String(id))) === undefined) return refused('NotFound');
  return ctx.transact(async (tx) => {
    const saved = await updatePage(tx, { id, title, html, version });
    if (saved === undefined) return refused('PageChanged');
    await insertAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'static page changed',
      subject: saved.slug,
      details: { version: saved.version },
    });
    return ok({ version: saved.version });
  });
};

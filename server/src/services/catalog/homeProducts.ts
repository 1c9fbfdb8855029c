import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listHomeBlocks } from '../../store/home-blocks.ts';
import { viewLotCard } from '../../views/lot.ts';

const LOTS_PER_BLOCK = 8;

export const homeProducts: Handler<typeof catalog.homeProducts> = async (_input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const blocks = await listHomeBlocks(ctx.db, viewerId, LOTS_PER_BLOCK);
  return ok({
    blocks: blocks
      .filter((block) => block.rows.length > 0)
      .map(({ name, title, filters, rows }) => ({
        name,
        title,
        filters,
        lots: rows.map((row) => viewLotCard(row, viewerId)),
      })),
  });
};

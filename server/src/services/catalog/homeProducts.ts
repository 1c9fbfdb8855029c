import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listHomeBlocks } from '../../store/catalog/home-blocks.ts';
import { viewBanner, viewBlock } from '../../views/catalog/home.ts';

export const homeProducts: Handler<typeof catalog.homeProducts> = async (_input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const [blocks, banners] = await Promise.all([
    listHomeBlocks(ctx.db, viewerId, ctx.homeLists),
    ctx.homeBanners.value(),
  ]);
  return ok({
    own: null,
    banners: banners.map(viewBanner),
    blocks: blocks
      .filter((block) => block.rows.length > 0)
      .map((block) => viewBlock(block, viewerId)),
  });
};

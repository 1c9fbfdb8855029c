import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { codeOf } from '@hammerdock/domain/search/code.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotByCode } from '../../store/auctions/labelled-lots.ts';
import { marketStatusOf } from '../../views/bidding/standing.ts';

export const getLotByLabel: Handler<typeof catalog.getLotByLabel> = async (input, ctx) => {
  const code = codeOf(input.code);
  if (code === null) return refused('NotFound');
  const lot = await findLotByCode(ctx.db, { text: input.code.trim(), code });
  if (lot === undefined) return refused('NotFound');
  const { id, title, phase } = lot;
  return ok({ product_id: id, title, market_status: marketStatusOf(phase) });
};

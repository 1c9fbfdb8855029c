import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { withFilters } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listPastAuctions } from '../../store/catalog/over-lots.ts';
import { viewPastAuction } from '../../views/auctions/past-auction.ts';

export const getPastAuctions: Handler<typeof catalog.getPastAuctions> = async (input, ctx) => {
  const { page, limit, location } = withFilters(input);
  const wanted = { page, limit, centerSlugs: listed(location) };
  const { rows, count } = await listPastAuctions(ctx.db, wanted);
  return ok({ pastAuctionsList: rows.map(viewPastAuction), pastAuctionsCount: count });
};

import type { bids } from '@hammerdock/contract/services/bids.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findInPlay } from '../../store/catalog/in-play.ts';
import { viewInPlay } from '../../views/catalog/in-play.ts';

export const getInPlay: Handler<typeof bids.getInPlay> = async (_, ctx) =>
  ok(viewInPlay(await findInPlay(ctx.db, ctx.actor.userId)));

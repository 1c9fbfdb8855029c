import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategories } from '../../store/categories.ts';
import { viewCategory } from '../../views/category.ts';

export const getCategories: Handler<typeof defaults.getCategories> = async (_input, { db }) =>
  ok({ categories: (await listCategories(db)).map(viewCategory) });

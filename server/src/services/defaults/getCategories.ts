import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { viewCategory } from '../../views/catalog/category.ts';

export const getCategories: Handler<typeof defaults.getCategories> = async (_input, { db }) =>
  ok({ categories: (await listCategories(db)).map(viewCategory) });

import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewPageValues } from '../../views/platform/page-values.ts';
import { viewPageText } from '../../views/platform/page.ts';

export const previewStaticPage: Handler<typeof upkeep.previewStaticPage> = async (
  { source },
  { centers },
) => ok({ html: viewPageText(source, viewPageValues(await centers.value())) });

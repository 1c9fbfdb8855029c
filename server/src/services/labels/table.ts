import type { labels } from '@hammerdock/contract/services/seller/labels.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { listLabelAuctions } from './listLabelAuctions.ts';
import { listLabels } from './listLabels.ts';

export const labelsTable: ServiceTable<typeof labels> = { listLabelAuctions, listLabels };

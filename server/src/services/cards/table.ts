import type { cards } from '@hammerdock/contract/services/cards.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const cardsTable: ServiceTable<typeof cards> = {};

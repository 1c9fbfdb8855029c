import type { cards } from '@hammerdock/contract/services/cards.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { beginCardSetup } from './beginCardSetup.ts';
import { createCardWithCustomer } from './createCardWithCustomer.ts';
import { createSource } from './createSource.ts';
import { createCustomer } from './createCustomer.ts';
import { defaultSource } from './defaultSource.ts';
import { deleteSource } from './deleteSource.ts';
import { listSources } from './listSources.ts';
import { retrieveCustomer } from './retrieveCustomer.ts';
import { retrieveSource } from './retrieveSource.ts';
import { updateSource } from './updateSource.ts';
import { updateCustomer } from './updateCustomer.ts';
import { verifySource } from './verifySource.ts';

export const cardsTable: ServiceTable<typeof cards> = {
  beginCardSetup,
  createCustomer,
  updateCustomer,
  retrieveCustomer,
  createCardWithCustomer,
  createSource,
  verifySource,
  listSources,
  getSkyflowCredit: listSources,
  retrieveSource,
  updateSource,
  deleteSource,
  defaultSource,
};

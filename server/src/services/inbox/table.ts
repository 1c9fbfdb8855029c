import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { answerInboxMessage } from './answerInboxMessage.ts';
import { listInboxMessages } from './listInboxMessages.ts';
import { saveContactMessage } from './saveContactMessage.ts';
import { sendLotMessage } from './sendLotMessage.ts';

export const inboxTable: ServiceTable<typeof inbox> = {
  answerInboxMessage,
  listInboxMessages,
  saveContactMessage,
  sendLotMessage,
};

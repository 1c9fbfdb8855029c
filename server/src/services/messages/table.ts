import type { messages } from '@hammerdock/contract/services/messages.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { listMessages } from './listMessages.ts';

export const messagesTable: ServiceTable<typeof messages> = { listMessages };

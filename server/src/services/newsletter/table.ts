import type { newsletter } from '@hammerdock/contract/services/newsletter.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { confirmNewsletter } from './confirmNewsletter.ts';
import { leaveNewsletter } from './leaveNewsletter.ts';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

export const newsletterTable: ServiceTable<typeof newsletter> = {
  confirmNewsletter,
  leaveNewsletter,
  subscribeToNewsletter,
};

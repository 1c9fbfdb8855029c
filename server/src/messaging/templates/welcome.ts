import type { AppContext } from '../../context.ts';
import { homeLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

export const notifyWelcome = (context: AppContext, { userId }: { userId: string }): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'account',
    template: 'welcome',
    reason: 'welcome',
    subject: 'Welcome to Hammerdock',
    content: {
      heading: 'Welcome to Hammerdock',
      paragraphs: ['Your account is ready. Save a card, find something you like, and bid.'],
      button: { label: 'Start browsing', href: homeLink(context) },
    },
  });

import type { AppContext } from '../context.ts';
import { homeLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

export const tellWelcome = (context: AppContext, { userId }: { userId: string }): Promise<void> =>
  sendLetter(context, {
    userId,
    kind: 'account',
    template: 'welcome',
    reason: 'welcome',
    subject: 'Welcome to Hammerdock',
    letter: {
      heading: 'Welcome to Hammerdock',
      paragraphs: ['Your account is ready. Save a card, find something you like, and bid.'],
      button: { label: 'See what’s open', href: homeLink(context) },
    },
  });

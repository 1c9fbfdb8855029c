// The words for sellers' accounts at the payment provider, on their own page and on that of admins.
import type { TransferAccount } from '@hammerdock/contract/shapes/settlement.ts';
import type { AccountNeed } from '@hammerdock/domain/accounting/transfer-account.ts';

type Standing = TransferAccount['standing'];

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  none: 'Not set up',
  incomplete: 'Information missing',
  checking: 'In review',
  ready: 'Ready',
  closed: 'Closed',
};

export const STANDING_COLORS: Readonly<Record<Standing, string>> = {
  none: 'gray',
  incomplete: 'amber',
  checking: 'gray',
  ready: 'spruce',
  closed: 'red',
};

export const NEED_WORDS: Readonly<Record<AccountNeed, string>> = {
  'personal details': 'Your personal details',
  'business details': 'Details of your business',
  'identity document': 'A photo of an ID',
  'bank account': 'A bank account',
  'terms of service': 'Your consent to its terms',
  'other details': 'Other details',
};

/** What the account means for its seller. */
export function standingText({ standing, needs, provider_name: name }: TransferAccount): string {
  switch (standing) {
    case 'none':
      return (
        `Set up an account with ${name} to get your money there. ` +
        `${name} asks for your details on its own pages; we don’t see them.`
      );
    case 'incomplete':
      return needs.length === 0
        ? 'You haven’t finished the setup yet.'
        : `${name} can pay you once it has:`;
    case 'checking':
      return `${name} is checking what you entered. That can take a few days.`;
    case 'ready':
      return needs.length === 0
        ? `You’re all set: we can pay you with ${name}.`
        : `We can pay you with ${name}. To keep it that way, ${name} will need:`;
    case 'closed':
      return `${name} has closed this account. We’ll pay you to your bank account instead.`;
  }
}

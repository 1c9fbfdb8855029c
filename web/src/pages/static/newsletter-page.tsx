import { useCommand } from '../../api/query.tsx';
import { EmailLinkPage } from './email-link-page.tsx';

interface Action {
  readonly kind: 'confirm' | 'leave';
  readonly token: string;
}

const WORDS = {
  confirm: {
    question: 'Subscribe to our newsletter?',
    text: 'Hear about new auctions, once a week at most.',
    button: 'Confirm my subscription',
    done: 'You’re subscribed',
  },
  leave: {
    question: 'Unsubscribe from our newsletter?',
    text: 'You can subscribe again anytime.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
  },
} as const;

export function NewsletterPage({ command }: { command: Action }) {
  const { done, ...words } = WORDS[command.kind];
  const quiet = { onRefused: () => true };
  const confirm = useCommand('newsletter.confirmNewsletter', quiet);
  const leave = useCommand('newsletter.leaveNewsletter', quiet);
  const chosen = command.kind === 'confirm' ? confirm : leave;
  const email = chosen.data?.data.email;
  return (
    <EmailLinkPage
      {...words}
      done={email === undefined ? null : { title: done, text: email }}
      command={chosen}
      onPress={() => chosen.mutate({ token: command.token })}
    />
  );
}

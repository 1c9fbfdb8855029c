import type { Answer } from '../../api/calls.ts';
import { useCommand } from '../../api/query.tsx';
import { EmailLinkPage } from './email-link-page.tsx';

/** NTF-03: the page of unsubscribe links in emails and text messages; works without a session. */
export function UnsubscribePage({ token }: { token: string }) {
  const stop = useCommand('notifications.stopNotifications', { onRefused: () => true });
  return (
    <EmailLinkPage
      question="Unsubscribe from these?"
      text="Nothing else about your account changes, and you can turn them back on anytime."
      button="Unsubscribe"
      done={stop.data === undefined ? null : wordsFor(stop.data.data)}
      command={stop}
      onPress={() => stop.mutate({ token })}
    />
  );
}

function wordsFor({ channel, name }: Answer<'notifications.stopNotifications'>) {
  const title =
    channel === 'sms'
      ? 'You won’t get any more text messages'
      : `You won’t get any more “${name}” emails`;
  return { title, text: 'You can turn them back on under My notifications.' };
}

import type { Answer } from '../../api/calls.ts';
import { useCommand } from '../../api/query.tsx';
import { LetterLinkPage } from './letter-link-page.tsx';

/** NTF-03: where the last line of an optional letter or text message leads, signed in or not. */
export function UnsubscribePage({ token }: { token: string }) {
  const stop = useCommand('notifications.stopNotifications', { onRefused: () => true });
  return (
    <LetterLinkPage
      question="Do you want no more of these?"
      text="Nothing else about your account changes, and you can switch them on again."
      button="No more of these"
      done={stop.data === undefined ? null : wordsFor(stop.data.data)}
      wish={stop}
      onPress={() => stop.mutate({ token })}
    />
  );
}

function wordsFor({ channel, name }: Answer<'notifications.stopNotifications'>) {
  const title =
    channel === 'sms' ? 'You get no more text messages' : `You get no more “${name}” emails`;
  return { title, text: 'Under My notifications you can switch them on again.' };
}

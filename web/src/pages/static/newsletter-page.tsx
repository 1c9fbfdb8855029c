import { Button, Stack, Text, Title } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Wish {
  readonly kind: 'confirm' | 'leave';
  readonly token: string;
}

const WORDS = {
  confirm: {
    question: 'Do you want our newsletter?',
    text: 'It tells of new auctions, at most once a week.',
    button: 'Confirm my subscription',
    done: 'You are subscribed',
  },
  leave: {
    question: 'Do you want to leave the newsletter?',
    text: 'You can come back whenever you like.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
  },
} as const;

/** A press confirms, not the visit: mail programs follow links before people do. */
export function NewsletterPage({ wish }: { wish: Wish }) {
  const { question, text, button, done } = WORDS[wish.kind];
  const quiet = { onRefused: () => true };
  const confirm = useCommand('newsletter.confirmNewsletter', quiet);
  const leave = useCommand('newsletter.leaveNewsletter', quiet);
  const chosen = wish.kind === 'confirm' ? confirm : leave;
  return (
    <Stack align="center" ta="center" py={64} gap="sm">
      <Title order={1}>{chosen.isSuccess ? done : question}</Title>
      {chosen.isSuccess ? (
        <>
          <Text c="dimmed">{chosen.data.data.email}</Text>
          <LinkButton to={paths.home} mt="sm">
            To the home page
          </LinkButton>
        </>
      ) : (
        <>
          <Text c="dimmed">{text}</Text>
          {chosen.isError && (
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(chosen.error)}
            </Text>
          )}
          <Button
            mt="sm"
            loading={chosen.isPending}
            onClick={() => chosen.mutate({ token: wish.token })}
          >
            {button}
          </Button>
        </>
      )}
    </Stack>
  );
}

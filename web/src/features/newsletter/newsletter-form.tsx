import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { Button, Group, Input, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { CallError, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';

/**
 * NAV-07. Without a form library, and without `Input.Wrapper`, which renders again after hydration:
 * the form is on every page.
 */
export function NewsletterForm() {
  const id = useId();
  const [complaint, setComplaint] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const subscribe = useCommand('newsletter.subscribeToNewsletter', {
    onDone: () => setSent(true),
    onRefused: (error) => {
      const fieldError = error instanceof CallError ? error.fieldErrors['email'] : undefined;
      setComplaint(fieldError ?? textOf(error));
      return true;
    },
  });
  if (sent) {
    return (
      <Text size="sm" role="status">
        Almost there! Please follow the link we emailed you.
      </Text>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('email');
        const email = typeof given === 'string' ? given.trim() : '';
        const wrong = checkEmail(email);
        setComplaint(wrong);
        if (wrong === null) subscribe.mutate({ email });
      }}
    >
      <Input.Label htmlFor={id}>Newsletter</Input.Label>
      <Group gap="xs" wrap="nowrap" my="0.35rem">
        <Input
          flex={1}
          id={id}
          aria-describedby={`${complaint === null ? '' : `${id}-error `}${id}-description`}
          name="email"
          type="email"
          placeholder="Your email"
          autoComplete="email"
          maxLength={254}
          error={complaint !== null}
        />
        <Button type="submit" loading={subscribe.isPending}>
          Subscribe
        </Button>
      </Group>
      {complaint !== null && (
        <Input.Error id={`${id}-error`} aria-live="polite">
          {complaint}
        </Input.Error>
      )}
      <Input.Description id={`${id}-description`}>
        New auctions, weekly at most. Unsubscribe anytime.
      </Input.Description>
    </form>
  );
}

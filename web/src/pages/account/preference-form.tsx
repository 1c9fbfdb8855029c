import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { phoneOf } from '../../lib/text/phone-of.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { PreferenceTable } from './preference-table.tsx';
import { isSame, type Selection } from './preferences.ts';

interface Props {
  readonly saved: Answer<'notifications.getUserNotification'>;
}

/** Unsaved choices stay when saving fails. */
export function PreferenceForm({ saved }: Props) {
  const [changed, setChanged] = useState<Selection | null>(null);
  const save = useCommand('notifications.updateUserNotification', {
    refreshes: ['notifications.getUserNotification'],
    onDone: () => setChanged(null),
  });
  const selection = changed ?? { email: saved.email, sms: saved.sms };
  const dirty = !isSame(selection, saved);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(selection);
      }}
    >
      <PreferenceTable
        notifications={saved.notifications}
        selection={selection}
        busy={save.isPending}
        onChange={setChanged}
      />
      <PhoneNote selection={selection} />
      <Group mt="md">
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        {dirty && (
          <Text size="sm" c="dimmed">
            Not saved yet
          </Text>
        )}
      </Group>
    </form>
  );
}

/** R62: the consent to text messages, and their destination. */
function PhoneNote({ selection }: { selection: Selection }) {
  const { user } = useSession();
  if (user === null) return null;
  const inVain = user.phone_verified === 0 && selection.sms !== '';
  return (
    <Text size="sm" c="dimmed" mt="md" maw="48rem">
      {inVain ? (
        <>
          Text messages need a verified phone, and {phoneOf(user.phone)} isn’t verified yet.{' '}
          <TextLink to={paths.profile} size="sm">
            Verify it in your profile
          </TextLink>
        </>
      ) : (
        <>
          Text messages go to {phoneOf(user.phone)}. Check a box to get texts; message and data
          rates may apply. Each text has a link to stop them all.
        </>
      )}
    </Text>
  );
}

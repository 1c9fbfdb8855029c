import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { checkEmail } from '@hammerdock/domain/checks/person.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';

export function ContactForm({ onSaved }: { onSaved: () => void }) {
  const { user } = useSession();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      name: user === null ? '' : `${user.first_name} ${user.last_name}`,
      email: user?.email ?? '',
      subject: '',
      message: '',
    },
    validate: {
      name: (text) => filled(text),
      email: checkEmail,
      subject: (text) => filled(text),
      message: (text) => filled(text),
    },
  });
  const save = useCommand('inbox.saveContactMessage', {
    onDone: onSaved,
    onRefused: besideFields(form),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <TextInput
          label="Name"
          autoComplete="name"
          maxLength={80}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Subject"
          maxLength={120}
          key={form.key('subject')}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label="Message"
          autosize
          minRows={6}
          maxRows={16}
          maxLength={2000}
          key={form.key('message')}
          {...form.getInputProps('message')}
        />
        <Button type="submit" size="md" loading={save.isPending}>
          Send message
        </Button>
      </Stack>
    </form>
  );
}

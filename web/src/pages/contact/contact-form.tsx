import { Button, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MESSAGE_PICTURES_MAX } from '@hammerdock/domain/checks/caption.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { uploadPicture } from '../../api/pictures/upload-picture.ts';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';
import { usePictures, type Pictures } from '../../ui/uploader/use-pictures.ts';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

// Guests cannot attach pictures, so their page does not load this code. When loading fails, a
// message is sent without pictures.
const PictureUploader = lazy(() =>
  import('../../ui/uploader/picture-uploader.tsx').then(
    (uploader) => ({ default: uploader.PictureUploader }),
    () => ({ default: () => <></> }),
  ),
);

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
  const pictures = usePictures(uploadPicture, MESSAGE_PICTURES_MAX);
  const save = useCommand('inbox.saveContactMessage', {
    onDone: onSaved,
    onRefused: besideFields(form),
  });
  const submit = (values: typeof form.values) => {
    const collected = pictures.collect();
    if (collected !== null) save.mutate({ ...values, pictures: collected });
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusInvalid)}>
      <DisabledUntilHydrated>
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
          {user !== null && <MemberPictures pictures={pictures} />}
          <Button type="submit" size="md" loading={save.isPending}>
            Send message
          </Button>
        </Stack>
      </DisabledUntilHydrated>
    </form>
  );
}

function MemberPictures({ pictures }: { pictures: Pictures }) {
  // The server renders without this code.
  const hydrated = useHydrated();
  const waiting = <Skeleton h={120} />;
  if (!hydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PictureUploader pictures={pictures} most={MESSAGE_PICTURES_MAX} />
    </Suspense>
  );
}

import { Button, Paper, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import classes from './inbox-message.module.css';

type Message = Answer<'inbox.listInboxMessages'>['inboxList'][number];

export function InboxMessage({ message }: { message: Message }) {
  const { id, name, email, subject, pictures, lot, created_at, answer, answered_at } = message;
  return (
    <Paper
      component="article"
      withBorder
      p="1.25rem"
      className={classes.message}
      aria-label={`${subject}, from ${name}`}
    >
      <Text fw={600}>
        {lot === null ? subject : <TextLink to={paths.product(lot.id)}>{lot.title}</TextLink>}
      </Text>
      <Text size="sm" c="dimmed">
        {name}, {email}, {formatDateTime(instantOf(created_at))}
      </Text>
      <Text className={classes.words}>{message.message}</Text>
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((picture) => (
            <InboxPicture key={picture.file_name} picture={picture} />
          ))}
        </ul>
      )}
      {answer === null ? (
        <AnswerForm id={id} name={name} />
      ) : (
        <div className={classes.answer}>
          <Text size="sm" c="dimmed">
            Answered {answered_at === null ? '' : formatDateTime(instantOf(answered_at))}
          </Text>
          <Text className={classes.words}>{answer}</Text>
        </div>
      )}
    </Paper>
  );
}

function InboxPicture({ picture }: { picture: Message['pictures'][number] }) {
  const { address, caption } = picture;
  return (
    <li>
      <a href={address} target="_blank" rel="noreferrer" className={classes.picture}>
        <LotPicture
          src={address}
          alt={caption?.title ?? 'A picture without a caption'}
          sizes="12rem"
        />
      </a>
      {caption !== null && (
        <>
          <Text size="sm" fw={600} mt={6}>
            {caption.title}
          </Text>
          <Text size="sm">{caption.description}</Text>
          <Text size="sm" c="dimmed">
            {caption.filename}
          </Text>
        </>
      )}
    </li>
  );
}

function AnswerForm({ id, name }: { id: string; name: string }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { answer: '' },
    validate: { answer: (text) => filled(text) },
  });
  const send = useCommand('inbox.answerInboxMessage', {
    refreshes: ['inbox.listInboxMessages'],
    onRefused: besideFields(form),
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ answer }) => send.mutate({ id, answer }))}
    >
      <Textarea
        label={`Answer to ${name}`}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={4000}
        key={form.key('answer')}
        {...form.getInputProps('answer')}
      />
      <Button type="submit" loading={send.isPending}>
        Send answer
      </Button>
    </form>
  );
}

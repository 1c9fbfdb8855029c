import { Anchor, Badge, Group, Paper, Text, Title } from '@mantine/core';
import type { OutboxMessage } from '@hammerdock/contract/services/messages.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { linksInText } from '../../lib/address/links-in-text.ts';
import classes from './message.module.css';

/** The plain text, which has the content of the HTML, with links. */
export function Message({ message }: { message: OutboxMessage }) {
  const { channel, recipient, subject, text } = message;
  const isMail = channel === 'email';
  return (
    <Paper component="article" withBorder p="md" className={classes.message}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Group gap="xs">
          <Badge variant="light">{isMail ? 'Email' : 'Text message'}</Badge>
          <Text size="sm">{recipient}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {stateOf(message)}
        </Text>
      </Group>
      {message.failure !== '' && (
        <Text size="sm" c="red" mb="xs">
          Not sent: {message.failure}
        </Text>
      )}
      {subject !== '' && (
        <Title order={2} size="h4" mb="xs">
          {subject}
        </Title>
      )}
      <p className={classes.text}>
        {linksInText(text).map((part, place) =>
          part.isLink ? (
            <Anchor key={place} underline="always" href={part.text} rel="noreferrer">
              {part.text}
            </Anchor>
          ) : (
            <span key={place}>{part.text}</span>
          ),
        )}
      </p>
    </Paper>
  );
}

function stateOf({ created_at, sent_at, failed_at }: OutboxMessage): string {
  const at = formatDateTime(instantOf(sent_at ?? failed_at ?? created_at));
  return sent_at === null && failed_at === null ? `${at}, waiting` : at;
}

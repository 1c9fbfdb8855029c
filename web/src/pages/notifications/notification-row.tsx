import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import type { ReceivedNotification } from '@hammerdock/contract/shapes/notification.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { CheckIcon } from 'lucide-react';
import { TextLink } from '../../links.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { KindIcon } from './kind-icon.tsx';
import { useReading } from './mark-read.ts';
import classes from './notifications.module.css';
import { toPage } from './to-page.ts';

interface Props {
  readonly notification: ReceivedNotification;
}

/** Opening its page marks it as read. */
export function NotificationRow({ notification }: Props) {
  const { kind, subject, body, path, date_added, read } = notification;
  const { canMark, markRead, isPending } = useReading(notification);
  return (
    <li className={classes.row} data-unread={read === 0}>
      <span className={classes.icon}>
        <KindIcon kind={kind} />
      </span>
      <div className={classes.head}>
        {read === 0 && <VisuallyHidden>Unread</VisuallyHidden>}
        {path === null ? (
          <Text className={classes.subject ?? ''}>{subject}</Text>
        ) : (
          <TextLink {...toPage(path)} className={classes.subject ?? ''} onClick={markRead}>
            {subject}
          </TextLink>
        )}
      </div>
      {canMark && (
        <ActionIcon
          variant="plain"
          className={classes.mark ?? ''}
          aria-label={`Mark as read: ${subject}`}
          title="Mark as read"
          loading={isPending}
          onClick={markRead}
        >
          <CheckIcon size={20} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.body}>
        {body.split('\n').map((paragraph, at) => (
          // Paragraphs have no id and never change.
          <Text key={at} size="sm" c="dimmed">
            {paragraph}
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          <DateTime at={instantOf(date_added)} />
        </Text>
      </div>
    </li>
  );
}

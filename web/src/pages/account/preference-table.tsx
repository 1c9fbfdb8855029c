import { Checkbox, Table } from '@mantine/core';
import type { Notification } from '@hammerdock/contract/shapes/notification.ts';
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import classes from './preference-table.module.css';
import { isChosen, isOffered, withChoice, type Selection } from './preferences.ts';

interface Props {
  readonly notifications: readonly Notification[];
  readonly selection: Selection;
  readonly busy: boolean;
  readonly onChange: (next: Selection) => void;
}

const NAMES = { email: 'Email', sms: 'SMS' } as const;

export function PreferenceTable({ notifications, ...rest }: Props) {
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Notification</Table.Th>
          <Table.Th scope="col">Email</Table.Th>
          <Table.Th scope="col">SMS</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {notifications.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Th scope="row">{one.name}</Table.Th>
            <Choice notification={one} channel="email" {...rest} />
            <Choice notification={one} channel="sms" {...rest} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ChoiceProps extends Omit<Props, 'notifications'> {
  readonly notification: Notification;
  readonly channel: Channel;
}

function Choice({ notification, channel, selection, busy, onChange }: ChoiceProps) {
  const { id, name, mandatory } = notification;
  if (!isOffered(notification, channel)) {
    const always = channel === 'email' && mandatory === 1;
    return <Table.Td className={classes.fixed}>{always ? 'Always' : '—'}</Table.Td>;
  }
  return (
    <Table.Td>
      <Checkbox
        aria-label={`${name} by ${NAMES[channel]}`}
        className={classes.box}
        checked={isChosen(selection, channel, id)}
        disabled={busy}
        onChange={({ currentTarget }) =>
          onChange(withChoice(selection, { channel, id, wanted: currentTarget.checked }))
        }
      />
    </Table.Td>
  );
}

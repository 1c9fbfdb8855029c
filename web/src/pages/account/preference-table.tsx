import { Checkbox } from '@mantine/core';
import type { Notification } from '@hammerdock/contract/services/notifications.ts';
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
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Notification</th>
          <th scope="col">Email</th>
          <th scope="col">SMS</th>
        </tr>
      </thead>
      <tbody>
        {notifications.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.name}</th>
            <Choice notification={one} channel="email" {...rest} />
            <Choice notification={one} channel="sms" {...rest} />
          </tr>
        ))}
      </tbody>
    </table>
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
    return <td className={classes.fixed}>{always ? 'Always' : '—'}</td>;
  }
  return (
    <td>
      <Checkbox
        aria-label={`${name} by ${NAMES[channel]}`}
        className={classes.box}
        checked={isChosen(selection, channel, id)}
        disabled={busy}
        onChange={({ currentTarget }) =>
          onChange(withChoice(selection, { channel, id, wanted: currentTarget.checked }))
        }
      />
    </td>
  );
}

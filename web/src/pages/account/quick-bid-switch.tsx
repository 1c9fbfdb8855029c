import { Switch } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import classes from './profile.module.css';

export function QuickBidSwitch({ user }: { user: UserData }) {
  const renewSession = useSessionChange();
  const update = useCommand('account.updateUserProfile', { onDone: renewSession });
  return (
    <div className={classes.sheet}>
      <Switch
        label="Quick bid"
        description="A button on each lot that bids the next amount at once, without a confirmation"
        checked={user.quick_enable === 1}
        disabled={update.isPending}
        onChange={({ currentTarget }) =>
          update.mutate({ quick_enable: currentTarget.checked ? 1 : 0 })
        }
      />
    </div>
  );
}

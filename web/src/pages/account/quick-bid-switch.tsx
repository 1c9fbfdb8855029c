import { Paper, Switch } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';

export function QuickBidSwitch({ user }: { user: UserData }) {
  const renewSession = useSessionChange();
  const update = useCommand('account.updateUserProfile', { onDone: renewSession });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={768} mt="md">
      <Switch
        label="Quick bid"
        description="Bid a lot’s next amount with one tap, without a confirmation"
        checked={user.quick_enable === 1}
        disabled={update.isPending}
        onChange={({ currentTarget }) =>
          update.mutate({ quick_enable: currentTarget.checked ? 1 : 0 })
        }
      />
    </Paper>
  );
}

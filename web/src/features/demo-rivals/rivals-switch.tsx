import { Switch } from '@mantine/core';
import { useCall, useCommand } from '../../api/query.tsx';

export function RivalsSwitch() {
  const now = useCall('demo.getDemoRivals', {});
  const turn = useCommand('demo.switchDemoRivals', { refreshes: ['demo.getDemoRivals'] });
  return (
    <Switch
      label="Rival bidders"
      description="This is a demo store. Rivals bid every few seconds, for an hour."
      checked={now.data?.rivals === 1}
      disabled={now.data === undefined || turn.isPending}
      onChange={({ currentTarget }) => turn.mutate({ rivals: currentTarget.checked ? 1 : 0 })}
    />
  );
}

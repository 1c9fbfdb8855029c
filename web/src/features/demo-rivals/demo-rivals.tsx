// The switch for rival bidders in a demo store (OPS-03).
import { useId } from 'react';
import { useCall, useCommand } from '../../api/query.tsx';
import classes from './demo-rivals.module.css';

export function DemoRivals() {
  const defaults = useCall('defaults.getDefault', {});
  return defaults.data?.features['demo_rivals'] === true ? <RivalsSwitch /> : null;
}

/** A plain switch: it is on every page, and Mantine's would load the code of all fields. */
function RivalsSwitch() {
  const id = useId();
  const now = useCall('demo.getDemoRivals', {});
  const turn = useCommand('demo.switchDemoRivals', { refreshes: ['demo.getDemoRivals'] });
  return (
    <div className={classes.rivals}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-describedby={`${id}-state`}
        checked={now.data?.rivals === 1}
        disabled={now.data === undefined || turn.isPending}
        onChange={({ currentTarget }) => turn.mutate({ rivals: currentTarget.checked ? 1 : 0 })}
      />
      <label htmlFor={id}>Rival bidders</label>
      <p id={`${id}-state`} className={classes.state}>
        This is a demo store. Rivals bid every few seconds, for an hour.
      </p>
    </div>
  );
}

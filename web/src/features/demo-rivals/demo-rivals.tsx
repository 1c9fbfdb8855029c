// The switch for rival bidders in a demo store (OPS-03).
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCall } from '../../api/query.tsx';

// Other stores do not load it. When loading fails, the switch is missing.
const RivalsSwitch = lazy(() =>
  import('./rivals-switch.tsx').then(
    (module) => ({ default: module.RivalsSwitch }),
    () => ({ default: () => <></> }),
  ),
);

export function DemoRivals() {
  const hydrated = useHydrated();
  const defaults = useCall('defaults.getDefault', {});
  if (!hydrated || defaults.data?.features['demo_rivals'] !== true) return null;
  return (
    <Suspense>
      <RivalsSwitch />
    </Suspense>
  );
}

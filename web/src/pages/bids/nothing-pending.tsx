import type { ReactNode } from 'react';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { useBidList } from './use-bid-list.ts';

export const NOTHING_LEFT = 'Nothing left to pick up';

/** Upcoming pickups without a lot: what comes here (the children), or that all is picked up. */
export function NothingPending({ children }: { readonly children: ReactNode }) {
  const completed = useBidList('won', { pickup: '1' });
  // Until it is known, neither is said.
  if (completed.lots === undefined && completed.error === null) return null;
  if (completed.count === 0) return children;
  return (
    <EmptyState
      title={NOTHING_LEFT}
      text="Everything you’ve picked up is under Completed pickups."
      action={<LinkButton to={paths.completedPickups}>See completed pickups</LinkButton>}
    />
  );
}

import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useSession } from '../../../api/session.ts';
import { LotStatus } from '../../../ui/lot-status.tsx';
import { standingOf } from './card-facts.ts';

/** For the signed in only; a change is read out when there is a moment for it. */
export function OwnStanding({ lot, past }: { lot: LotCard; past: boolean }) {
  const { user } = useSession();
  if (user === null) return null;
  const standing = standingOf(lot, past);
  return (
    <div aria-live="polite">
      {standing !== null && <LotStatus tone={standing.tone}>{standing.text}</LotStatus>}
    </div>
  );
}

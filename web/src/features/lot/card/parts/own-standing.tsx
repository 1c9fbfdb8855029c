import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { useSession } from '../../../../api/session.ts';
import { useAnnounced } from '../../../../lib/notices/use-announced.ts';
import { LotStatus } from '../../../../ui/lot/lot-status.tsx';
import { standingOf } from '../card-facts.ts';
import classes from './own-standing.module.css';

interface Props {
  readonly lot: LotTile;
  readonly past: boolean;
  readonly className?: string | undefined;
}

/** What the standing means, for a card whose picture has no space for it. */
export function StandingDetail({ lot, past, className }: Props) {
  const { user } = useSession();
  const detail = user === null ? undefined : standingOf(lot, past)?.detail;
  return detail === undefined ? null : <p className={className}>{detail}</p>;
}

/** For signed-in users; a change is announced with the name of the lot. */
export function OwnStanding({ lot, past, className }: Props) {
  const { user } = useSession();
  const standing = user === null ? null : standingOf(lot, past);
  const announcement = standing === null ? '' : `${lot.title}: ${standing.text}.`;
  useAnnounced(`standing ${lot.id}`, announcement);
  if (user === null) return null;
  return (
    <div className={className}>
      {standing !== null && <LotStatus tone={standing.tone}>{standing.text}</LotStatus>}
      {standing?.detail !== undefined && <p className={classes.detail}>{standing.detail}</p>}
    </div>
  );
}

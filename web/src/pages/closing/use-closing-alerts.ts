import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnBids } from '../../api/bids/own-bids.ts';
import type { AlertSettings } from './alert-settings.ts';
import { playTone, vibrate } from './alerts.ts';
import { checkLots, type CheckedLots } from './lot-alerts.ts';

/** Beeps and vibrates when the user is outbid and in the last minute of a lot, where wished. */
export function useClosingAlerts(
  lots: readonly LotInPlay[] | undefined,
  now: Instant,
  settings: AlertSettings,
): void {
  const ownBids = useOwnBids();
  const before = useRef<CheckedLots | null>(null);
  const check = useEffectEvent((shown: readonly LotInPlay[], at: Instant) => {
    const given = { lots: shown, now: at, ownBids: ownBids() };
    const { checked, alert } = checkLots(before.current, given);
    before.current = checked;
    if (alert === null) return;
    if (settings.sound) playTone(alert);
    if (settings.vibration) vibrate(alert);
  });
  useEffect(() => {
    if (lots !== undefined) check(lots, now);
  }, [lots, now]);
}

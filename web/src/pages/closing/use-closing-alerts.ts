import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AlertSettings } from './alert-settings.ts';
import { playTone, vibrate } from './alerts.ts';
import { alertsOf, newAlertOf } from './closing-lots.ts';

/** Beeps and vibrates when the user is outbid and in the last minute of a lot, where wished. */
export function useClosingAlerts(
  lots: readonly LotInPlay[] | undefined,
  now: Instant,
  settings: AlertSettings,
): void {
  const before = useRef<ReturnType<typeof alertsOf> | null>(null);
  const check = useEffectEvent((shown: readonly LotInPlay[], at: Instant) => {
    const alerts = alertsOf(shown, at);
    const kind = before.current === null ? null : newAlertOf(before.current, alerts);
    before.current = alerts;
    if (kind === null) return;
    if (settings.sound) playTone(kind);
    if (settings.vibration) vibrate(kind);
  });
  useEffect(() => {
    if (lots !== undefined) check(lots, now);
  }, [lots, now]);
}

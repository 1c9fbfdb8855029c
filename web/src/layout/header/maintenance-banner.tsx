import { Text } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnEvents } from '../../api/live/live-hooks.ts';
import { useMaintenance } from '../../api/session.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import hint from '../../features/connection/connection-hint.module.css';

/** Without a live connection. */
const LOOK_EVERY_MS = 15_000;
/** The first has its own notice, and the desk works as usual. */
const WITHOUT_BANNER: readonly string[] = [paths.maintenance, paths.desk];

/** NAV-09: shown on a page that was open when the store was closed, until the store opens. */
export function MaintenanceBanner() {
  const { message, look } = useMaintenance();
  const { pathname } = useLocation();
  useAnnounced(
    'maintenance',
    message === null
      ? 'The store is open again.'
      : `The store is closed for maintenance. ${message}`,
  );
  useRenewal(message !== null);
  if (message === null) return null;
  return (
    <>
      <Reopening onLook={look} />
      {!WITHOUT_BANNER.includes(pathname) && (
        <aside aria-label="Maintenance">
          <Text className={hint.hint ?? ''} size="sm" lineClamp={4}>
            <strong>The store is closed for maintenance.</strong> {message}
          </Text>
        </aside>
      )}
    </>
  );
}

/** The live connection tells when the store opens; asking replaces it where it is lost. */
function Reopening({ onLook }: { onLook: () => void }) {
  useOwnEvents();
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}

/** Fetches what was refused or has changed during maintenance. */
function useRenewal(closed: boolean): void {
  const client = useQueryClient();
  const router = useRouter();
  const wasClosed = useRef(closed);
  const renew = useEffectEvent(() => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    void router.invalidate();
  });
  useEffect(() => {
    if (wasClosed.current && !closed) renew();
    wasClosed.current = closed;
  }, [closed]);
}

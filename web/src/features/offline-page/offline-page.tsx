import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { readLastSeen, type SeenLot } from '../../lib/last-seen.ts';
import { asOfWords, closeWords, offlineText, priceWords } from '../../lib/text/offline-words.ts';
import { hasOpenBid } from '../../lib/stored-of-user.ts';
import { readTabCode } from '../../lib/tab-code.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { whenServerReachable } from '../../lib/when-server-reachable.ts';
import { pickupPageAt } from '../../paths.ts';
import classes from './offline-page.module.css';
import { useUnreachablePage } from './use-unreachable-page.ts';

/**
 * In place of a page that the user went to while offline: what offline.html shows, which the
 * service worker sends for a page load. The page stays mounted below, and appears as soon as it
 * can be loaded.
 */
export function OfflinePage() {
  const isUnreachable = useUnreachablePage();
  const clock = useClock();
  useEffect(
    () => (isUnreachable ? whenServerReachable(() => window.location.reload()) : undefined),
    [isUnreachable],
  );
  const page = useRouterState({ select: ({ location }) => pickupPageAt(location.pathname) });
  const tabCode = useSyncExternalStore(clock.subscribe, unexpiredCode, () => null);
  if (!isUnreachable) return null;
  const lastSeen = page === null ? readLastSeen() : null;
  const code = page === 'code' ? tabCode : null;
  const now = clock.now();
  return (
    <Stack className={classes.page} gap="sm" align="flex-start" role="alert" data-offline-page>
      <Title order={1}>You’re offline</Title>
      <Text>{offlineText(page, { code, hasOpenBid: hasOpenBid() })}</Text>
      {code !== null && (
        <Text fz="1.75rem" fw={700} lts="0.08em">
          {code}
        </Text>
      )}
      <Button onClick={() => window.location.reload()}>Try again</Button>
      {lastSeen !== null && (
        <section>
          <Title order={2} size="h4" mt="lg" mb="sm">
            Your watchlist, {asOfWords(lastSeen.asOf, now)}
          </Title>
          <Watched lots={lastSeen.lots} now={now} />
        </section>
      )}
    </Stack>
  );
}

const unexpiredCode = (): string | null => readTabCode(Date.now())?.code ?? null;

interface WatchedProps {
  readonly lots: readonly SeenLot[];
  readonly now: Instant;
}

const Watched = ({ lots, now }: WatchedProps) =>
  lots.length === 0 ? (
    <Text>Lots you watch appear here.</Text>
  ) : (
    <ul className={classes.lots}>
      {lots.map((lot) => (
        <Paper key={lot.id} component="li" withBorder className={classes.lot}>
          <strong>{lot.title}</strong>
          <span>{priceWords(lot)}</span>
          <Text size="sm" c="dimmed" className={classes.close}>
            {closeWords(lot, now)}
          </Text>
        </Paper>
      ))}
    </ul>
  );

import { Button, Fieldset, Group, Skeleton, Stack, Switch, Title } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { formatPickupTime, type Instant } from '@hammerdock/domain/time.ts';
import type { ReactNode } from 'react';
import { textOf } from '../../api/call-error.ts';
import { closesAtOf, takesBids } from '../../features/in-play/urgent-lots.ts';
import { useLotsInPlay } from '../../features/in-play/use-lots-in-play.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useClearCorner } from '../../lib/interaction/clear-corner.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { useAlertSettings, type AlertSettings } from './alert-settings.ts';
import { canVibrate, playExample, vibrate } from './alerts.ts';
import { BlockedAlerts } from './blocked-alerts.tsx';
import { closingLotsOf, type ClosingLots } from './closing-lots.ts';
import classes from './closing-page.module.css';
import { ClosingRow } from './closing-row.tsx';
import { useClosingAlerts } from './use-closing-alerts.ts';
import { useJustClosed } from './use-just-closed.ts';
import { useOutbidLater } from './use-outbid-later.ts';
import { usePlacement } from './use-placement.ts';

/** The user's lots that close within half an hour, for bidding with one thumb. */
export function ClosingPage() {
  const { lots, error, refetch } = useLotsInPlay();
  const now = useNow();
  const { settings, change } = useAlertSettings();
  const { inPlace, earlier, moveBelow, hideClosed } = useJustClosed(lots);
  const { placedBy, sort } = usePlacement(lots ?? []);
  const { laterIds, sort: sortLater } = useOutbidLater(lots ?? [], now);
  useClosingAlerts(lots, now, settings);
  return (
    <>
      <PageHead title="Closing Soon" />
      <Stack gap="lg">
        <Switches settings={settings} onChange={change} />
        {lots === undefined && error === null && <Loading />}
        {lots === undefined && error !== null && (
          <ErrorState
            title="Your lots could not be loaded"
            text={textOf(error)}
            onRetry={refetch}
          />
        )}
        {lots !== undefined && (
          <Lots
            {...closingLotsOf(lots, { closedInPlace: inPlace, placedBy, laterIds, now })}
            now={now}
            onSort={() => {
              sort();
              sortLater();
              moveBelow();
            }}
          >
            {inPlace.length > 0 && (
              <Button variant="subtle" onClick={hideClosed}>
                Hide closed
              </Button>
            )}
          </Lots>
        )}
        {earlier.length > 0 && (
          <Section title="Closed">
            {earlier.map((lot) => (
              <ClosingRow key={lot.id} lot={lot} isOver />
            ))}
          </Section>
        )}
      </Stack>
    </>
  );
}

interface LotsProps extends ClosingLots {
  readonly now: Instant;
  readonly onSort: () => void;
  /** Beside the first title. */
  readonly children: ReactNode;
}

function Lots({ soon, isInOrder, outbidLater, next, now, onSort, children }: LotsProps) {
  // Rows move only when the user asks for it.
  const sort = (
    <Button variant="subtle" size="sm" px="xs" onClick={onSort}>
      Sort by time left
    </Button>
  );
  return (
    <>
      {soon.length === 0 ? (
        <Nothing next={next} />
      ) : (
        <Section
          title="In the next 30 minutes"
          action={isInOrder ? children : sort}
          staysInView={!isInOrder}
        >
          {soon.map((lot) => (
            <ClosingRow key={lot.id} lot={lot} isOver={!takesBids(lot, now)} />
          ))}
        </Section>
      )}
      {outbidLater.length > 0 && (
        <Section title="Outbid, closing later">
          {outbidLater.map((lot) => (
            <ClosingRow key={lot.id} lot={lot} isOver={false} isLater />
          ))}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** Its head, for the sake of the action. */
  readonly staysInView?: boolean;
  readonly children: ReactNode;
}

function Section({ title, action, staysInView = false, children }: SectionProps) {
  // A tap on Raise must not go to the top.
  const rows = useClearCorner<HTMLUListElement>();
  return (
    <section aria-label={title}>
      <Group
        className={classes.head ?? ''}
        data-stays={staysInView}
        justify="space-between"
        wrap="nowrap"
        mb="sm"
        mih="2.75rem"
      >
        <Title order={2} size="h4">
          {title}
        </Title>
        {action}
      </Group>
      <ul ref={rows} className={classes.rows}>
        {children}
      </ul>
    </section>
  );
}

const Nothing = ({ next }: { readonly next: LotInPlay | null }) => (
  <EmptyState
    title="None of your lots close in the next 30 minutes"
    text={
      next === null
        ? 'Lots you bid on or watch appear here before they close.'
        : `Your next lot closes ${formatPickupTime(closesAtOf(next))}: ${next.title}.`
    }
    action={
      next === null ? (
        <LinkButton to={paths.search}>Find something to bid on</LinkButton>
      ) : (
        <LinkButton to={paths.product(next.id)}>View item</LinkButton>
      )
    }
  />
);

/** As high as the lists of an active bidder, so that a reload returns to the same place. */
const SKELETONS = Array.from({ length: 16 }, (_, row) => row);

const Loading = () => (
  <Stack gap="sm" aria-label="Loading your lots" role="status">
    {SKELETONS.map((row) => (
      <Skeleton key={row} height="9rem" radius="md" />
    ))}
  </Stack>
);

interface SwitchesProps {
  readonly settings: AlertSettings;
  readonly onChange: (changes: Partial<AlertSettings>) => void;
}

/** Turning one on gives an example. */
const Switches = ({ settings, onChange }: SwitchesProps) => (
  <Fieldset variant="unstyled" legend="When I’m outbid, and a minute before a close:">
    <Group gap="xl">
      <Switch
        label="Sound"
        checked={settings.sound}
        onChange={({ currentTarget }) => {
          onChange({ sound: currentTarget.checked });
          if (currentTarget.checked) void playExample();
        }}
      />
      {canVibrate() && (
        <Switch
          label="Vibration"
          checked={settings.vibration}
          onChange={({ currentTarget }) => {
            onChange({ vibration: currentTarget.checked });
            if (currentTarget.checked) vibrate('outbid');
          }}
        />
      )}
    </Group>
    <BlockedAlerts settings={settings} />
  </Fieldset>
);

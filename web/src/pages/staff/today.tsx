import { useDisclosure } from '@mantine/hooks';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { countOf, instantOf } from '@hammerdock/domain/text/format.ts';
import {
  formatClock,
  formatDate,
  formatPickupWindow,
  type Instant,
} from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import classes from './today.module.css';

type Queue = Answer<'pickup.getPickupQueue'>;
type Visit = Queue['waiting'][number];

const REFRESH_MS = 10_000;

interface Props {
  /** This desk's; null for all centers. */
  readonly center: string | null;
}

/** PICK-03: who waits here, the longest first, and who comes today. */
export function Today({ center }: Props) {
  const found = useCall('pickup.getPickupQueue', {}, { everyMs: REFRESH_MS });
  const { data } = found;
  const isOnline = useOnline();
  const names = data?.waiting.map(nameOf).join(', ');
  useAnnounced('waiting', names === undefined || names === '' ? names : `Here now: ${names}`);
  if (found.isPending) return <ListSkeletons label="Loading today’s pickups" />;
  if (data === undefined) {
    return (
      <ErrorState
        title="We couldn’t load today’s pickups"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return (
    <div className={classes.today}>
      {!isOnline && (
        <Text role="status" className={classes.note}>
          You’re offline, so this list may be out of date.
        </Text>
      )}
      <section aria-labelledby="waiting">
        <Title order={2} size="h4" id="waiting" mb="sm">
          Here now
        </Title>
        {data.waiting.length === 0 && (
          <Text c="dimmed">Nobody is waiting. Buyers who tap “I’m here” appear here.</Text>
        )}
        <ul className={classes.list}>
          {data.waiting.map((visit) => (
            <Waiting key={visit.visit_id} visit={visit} withCenter={center === null} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="today">
        <Title order={2} size="h4" id="today" mb="sm">
          Today’s pickups
        </Title>
        {data.slots.length === 0 && <Text c="dimmed">No buyer has chosen a time today.</Text>}
        <Stack gap="md">
          {data.slots.map((slot) => (
            <Slot key={slot.starts_at} slot={slot} withCenter={center === null} />
          ))}
        </Stack>
      </section>
    </div>
  );
}

const nameOf = ({ first_name: first, last_initial: initial }: Visit): string =>
  `${first} ${initial}.`;

interface RowProps {
  readonly visit: Visit;
  /** Admins see all centers. */
  readonly withCenter: boolean;
}

const whatOf = ({ visit, withCenter }: RowProps): string =>
  `${countOf(visit.lot_count, 'item')}${withCenter ? ` in ${visit.center}` : ''}`;

function Waiting({ visit, withCenter }: RowProps) {
  const now = useNow();
  const [isAsking, { open: ask, close }] = useDisclosure(false);
  const since = instantOf(visit.arrived_date ?? '');
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  return (
    <Paper component="li" withBorder p="sm" className={classes.visit}>
      <div>
        <Text fw={600}>{nameOf(visit)}</Text>
        <Text size="sm">
          {whatOf({ visit, withCenter })}
          {visit.starts_at === null ? ', no pickup time' : `, time ${timeOf(visit, now)}`}
        </Text>
        <Text size="sm" c="dimmed">
          Here since {formatClock(since)}, {minutes === 0 ? 'just now' : `waiting ${minutes} min`}
        </Text>
      </div>
      <Button variant="default" onClick={ask} aria-label={`Done with ${nameOf(visit)}`}>
        Done
      </Button>
      {isAsking && (
        <FinishDialog
          visitId={visit.visit_id}
          name={nameOf(visit)}
          lotCount={visit.lot_count}
          onClose={close}
        />
      )}
    </Paper>
  );
}

function Slot({ slot, withCenter }: { slot: Queue['slots'][number]; withCenter: boolean }) {
  return (
    <div>
      <Group gap="xs" mb={4}>
        <Text fw={600}>{hoursOf(slot)}</Text>
        <Text c="dimmed">{countOf(slot.visits.length, 'buyer')}</Text>
      </Group>
      <ul className={classes.list}>
        {slot.visits.map((visit) => (
          <li key={visit.visit_id} className={classes.expected}>
            <span>
              {nameOf(visit)} <span className={classes.what}>{whatOf({ visit, withCenter })}</span>
            </span>
            {visit.arrived_date !== null && <Badge variant="light">Here</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Its hours, and its day if that is another one. */
function timeOf({ starts_at: start, ends_at: end }: Visit, now: Instant): string {
  const times = { starts_at: start ?? '', ends_at: end ?? '' };
  return formatDate(instantOf(times.starts_at)) === formatDate(now)
    ? hoursOf(times)
    : formatPickupWindow(instantOf(times.starts_at), instantOf(times.ends_at));
}

/** "10 am – 1 pm" */
const hoursOf = (times: { starts_at: string; ends_at: string }): string =>
  formatPickupWindow(instantOf(times.starts_at), instantOf(times.ends_at))
    .split(', ')
    .slice(2)
    .join(', ');

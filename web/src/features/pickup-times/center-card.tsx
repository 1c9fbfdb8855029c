import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock, formatPickupTime } from '@hammerdock/domain/time.ts';
import { useLocation } from '@tanstack/react-router';
import { CalendarPlusIcon, MapPinIcon } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { showElement } from '../../lib/interaction/show-element.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { MapLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { CancelTimeDialog } from './cancel-time-dialog.tsx';
import { ChooseTimeDialog } from './choose-time-dialog.tsx';
import { MissedReceipts } from './missed-receipts.tsx';
import type { PickupCenter } from './pickup-center.ts';
import {
  dayText,
  hoursText,
  isHere,
  mayArrive,
  mayChoose,
  missedTexts,
  readyText,
  stateOf,
  timesOf,
  type TimeState,
} from './pickup-words.ts';
import classes from './pickup-times.module.css';

/** One center: the chosen time, and how to get there. */
export function CenterCard({ center }: { center: PickupCenter }) {
  const [open, setOpen] = useState<'choose' | 'cancel' | null>(null);
  const now = useNow();
  const { visit } = center;
  const times = timesOf(visit);
  const state = stateOf(visit, now);
  const isToChoose = times === null && mayChoose(center);
  const isLinked = useLocation().hash === center.center_id;
  const close = () => setOpen(null);
  return (
    <Paper component="article" withBorder p="md" aria-label={center.name}>
      <Title order={3} size="h5">
        {center.name}
      </Title>
      <Text c="dimmed">
        {readyText(center.receipts, now)}, {center.pickup_address}
      </Text>
      <ChosenTime center={center} state={state} />
      {isToChoose && (
        <Button
          mt="sm"
          ref={isLinked ? showElement : null}
          onClick={() => setOpen('choose')}
          aria-label={`Choose a time at ${center.name}`}
        >
          Choose a time
        </Button>
      )}
      <Arrival center={center} isFirst={!isToChoose} />
      <Group gap="sm" mt="md" className={classes.actions}>
        {times !== null && mayChoose(center) && (
          <Button
            variant="default"
            ref={isLinked ? showElement : null}
            onClick={() => setOpen('choose')}
            aria-label={`Change the time at ${center.name}`}
          >
            Change
          </Button>
        )}
        {times !== null && state !== 'over' && (
          <Button
            variant="default"
            onClick={() => setOpen('cancel')}
            aria-label={`Cancel the time at ${center.name}`}
          >
            Cancel
          </Button>
        )}
        <MapLink address={center.pickup_address} className={classes.link}>
          <MapPinIcon size={18} aria-hidden /> Directions
        </MapLink>
        {visit !== null && times !== null && state !== 'over' && (
          <a
            className={classes.link}
            href={paths.pickupCalendar(visit.visit_id)}
            download="pickup.ics"
          >
            <CalendarPlusIcon size={18} aria-hidden /> Add to calendar
          </a>
        )}
      </Group>
      {open === 'choose' && <ChooseTimeDialog center={center} onClose={close} />}
      {open === 'cancel' && times !== null && (
        <CancelTimeDialog center={center} times={times} onClose={close} />
      )}
    </Paper>
  );
}

function ChosenTime({ center, state }: { center: PickupCenter; state: TimeState }) {
  const now = useNow();
  const times = timesOf(center.visit);
  const here = isHere(center.visit);
  if (times === null) {
    return here ? null : (
      <Text mt="sm">
        {center.days.length === 0
          ? 'No pickup times are left to choose, but you can stop by while the center is open.'
          : 'Choose a time that suits you so we can have your items ready.'}
      </Text>
    );
  }
  return (
    <>
      <div className={classes.time}>
        <Text size="sm" c="dimmed">
          {state === 'over' ? 'Your pickup time was' : 'Your pickup time'}
        </Text>
        <Text className={classes.day}>{dayText(times.starts_at)}</Text>
        <Text fw={600}>{hoursText(times)} ET</Text>
      </div>
      <MissedReceipts texts={missedTexts(center, now)} />
      {state === 'over' && !here && (
        <Text mt="xs">You can still stop by while the center is open, or choose another time.</Text>
      )}
    </>
  );
}

/** "I'm here", while the center is open; or when it opens. */
function Arrival({ center, isFirst }: { center: PickupCenter; isFirst: boolean }) {
  const now = useNow();
  const arrive = useCommand('pickup.arriveForPickup', { refreshes: ['pickup.getPickupSlots'] });
  const { visit, arrive_from: from } = center;
  const arrivedAt = visit?.arrived_date ?? null;
  if (arrivedAt !== null) {
    return (
      <Text mt="sm" role="status" className={classes.here}>
        You checked in at {formatClock(instantOf(arrivedAt))}. We’ll call your name.
      </Text>
    );
  }
  if (!mayArrive(center, now)) {
    return from === null ? null : (
      <Text mt="sm" size="sm" c="dimmed">
        You can check in here from {formatPickupTime(instantOf(from))} ET.
      </Text>
    );
  }
  return (
    <Group gap="sm" mt="sm">
      <Button
        variant={isFirst ? 'filled' : 'default'}
        loading={arrive.isPending}
        onClick={() => arrive.mutate({ center_id: center.center_id })}
      >
        I’m here
      </Button>
      <Text size="sm" c="dimmed">
        Tap this at the center so the desk knows you’re here.
      </Text>
    </Group>
  );
}

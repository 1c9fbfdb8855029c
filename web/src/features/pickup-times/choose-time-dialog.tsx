import { missedBy } from '@hammerdock/contract/texts/missed-receipts.ts';
import { Alert, Button, Group, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { Modal } from '../../ui/layers/modal.tsx';
import { MissedReceipts } from './missed-receipts.tsx';
import type { PickupCenter, PickupSlot } from './pickup-center.ts';
import { dayText, hoursText, placesText, timesOf } from './pickup-words.ts';
import classes from './pickup-times.module.css';

interface Props {
  readonly center: PickupCenter;
  readonly onClose: () => void;
}

/** R32: all times that are offered, by day. */
export function ChooseTimeDialog({ center, onClose }: Props) {
  const { visit, days, receipts, center_id } = center;
  const [wanted, setWanted] = useState(visit?.starts_at ?? null);
  const client = useQueryClient();
  const choose = useCommand('pickup.choosePickupSlot', {
    refreshes: ['pickup.getPickupSlots'],
    onDone: onClose,
    onRefused: () => {
      // Shows what is full by now, and the time that another page has chosen.
      void refreshCalls(client, ['pickup.getPickupSlots']);
      return true;
    },
  });
  const slots = days.flatMap(({ slots: each }) => each);
  const slot = slots.find(({ starts_at: startsAt }) => startsAt === wanted);
  const isNew = slot !== undefined && slot.starts_at !== visit?.starts_at;
  return (
    <Modal opened onClose={onClose} title={`Pickup time in ${center.city}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (slot === undefined) return;
          const shown_starts_at = visit?.starts_at ?? null;
          choose.mutate({ center_id, starts_at: slot.starts_at, shown_starts_at });
        }}
      >
        {days.map(({ day, slots: ofDay }) => (
          <fieldset key={day} className={classes.choices}>
            <legend>
              <Title order={3} size="h5">
                {dayText(ofDay[0]?.starts_at ?? day)}
              </Title>
            </legend>
            {ofDay.map((each) => (
              <Choice
                key={each.starts_at}
                slot={each}
                isOwn={each.starts_at === visit?.starts_at}
                checked={each.starts_at === wanted}
                onChoose={() => setWanted(each.starts_at)}
              />
            ))}
          </fieldset>
        ))}
        <div className={classes.foot}>
          {slot !== undefined && <MissedReceipts texts={missedBy(receipts, slot)} />}
          {choose.isError && (
            <Alert color="red" role="alert" mt="sm">
              {textOf(choose.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm" mt="sm">
            <Button variant="default" onClick={onClose}>
              Not now
            </Button>
            <Button type="submit" disabled={!isNew} loading={choose.isPending}>
              {timesOf(visit) === null ? 'Set time' : 'Change time'}
            </Button>
          </Group>
        </div>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  readonly slot: PickupSlot;
  /** The buyer has a place, whether others are left or not. */
  readonly isOwn: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ slot, isOwn, checked, onChoose }: ChoiceProps) {
  const places = isOwn ? 'Your time' : placesText(slot);
  const isFull = slot.places_left === 0 && !isOwn;
  return (
    <label className={classes.choice}>
      <input
        type="radio"
        name="pickup-time"
        className={classes.radio}
        checked={checked}
        disabled={isFull}
        onChange={onChoose}
      />
      <span className={classes.hours}>{hoursText(slot)}</span>
      {places !== '' && <span className={classes.places}>{places}</span>}
    </label>
  );
}

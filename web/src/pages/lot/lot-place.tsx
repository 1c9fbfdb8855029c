import { Button, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { MapPinIcon } from 'lucide-react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';
import { MapLink } from '../../links.tsx';
import classes from './lot-place.module.css';

const fetchPickupDialog = async () => (await import('./pickup-dialog.tsx')).PickupDialog;

/** The lot's location on the map, its place in the center, and the hours. */
export function LotPlace({ lot }: { lot: LotDetail }) {
  const { Dialog: PickupDialog, opened, open, close } = useLazyDialog(fetchPickupDialog);
  return (
    <div className={classes.place}>
      <MapPinIcon size={20} aria-hidden className={classes.mark} />
      <Text size="sm" className={classes.words}>
        <MapLink address={lot.inspectiontime_pickupaddress} underline="always">
          {lot.location}
        </MapLink>
        {lot.inventory_loc !== '' && <> · Floor location {lot.inventory_loc}</>}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={open} aria-haspopup="dialog">
        Pickup Location
      </Button>
      {PickupDialog !== null && <PickupDialog lot={lot} opened={opened} onClose={close} />}
    </div>
  );
}

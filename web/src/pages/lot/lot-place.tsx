import { Button, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { MapPinIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import { MapLink } from '../../links.tsx';
import classes from './lot-place.module.css';

const PickupDialog = lazy(async () => ({
  default: (await import('./pickup-dialog.tsx')).PickupDialog,
}));

/** Where the lot waits: on the map, on which shelf, and when one may come. */
export function LotPlace({ lot }: { lot: LotDetail }) {
  const dialog = useLazyDialog();
  return (
    <div className={classes.place}>
      <MapPinIcon size={20} aria-hidden className={classes.mark} />
      <Text size="sm" className={classes.words}>
        <MapLink address={lot.inspectiontime_pickupaddress} underline="always">
          {lot.location}
        </MapLink>
        {lot.inventory_loc !== '' && <> · Floor location {lot.inventory_loc}</>}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={dialog.open} aria-haspopup="dialog">
        Pickup Location
      </Button>
      {dialog.wanted && (
        <Suspense>
          <PickupDialog center={lot.center} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}

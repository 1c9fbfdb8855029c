import { NativeSelect, Text } from '@mantine/core';
import type { GoodsSize } from '@hammerdock/domain/catalog/measures.ts';
import { VEHICLES } from '@hammerdock/domain/pickup/vehicles.ts';
import { useSyncExternalStore } from 'react';
import { readVehicle, setVehicle, subscribeToVehicle } from '../../lib/own-vehicle.ts';
import { fitText } from './fit-text.ts';

const OPTIONS = [
  { value: '', label: 'Choose your vehicle' },
  ...VEHICLES.map(({ id, name }) => ({ value: id, label: name })),
];

/** Whether the goods fit into the bidder's vehicle, which is asked once. */
export function FitCheck({ size }: { readonly size: GoodsSize }) {
  const chosen = useSyncExternalStore(subscribeToVehicle, readVehicle, () => null);
  const vehicle = VEHICLES.find(({ id }) => id === chosen) ?? null;
  return (
    <>
      <NativeSelect
        mt="sm"
        label="Will it fit in my vehicle?"
        data={OPTIONS}
        value={vehicle?.id ?? ''}
        onChange={({ currentTarget }) => setVehicle(currentTarget.value)}
      />
      <Text role="status" mt="xs" size="sm">
        {fitText(size, vehicle)}
      </Text>
    </>
  );
}

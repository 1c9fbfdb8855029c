import { Button, NativeSelect } from '@mantine/core';
import type { ListAddress } from '../../features/lot/list/list-address.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';

interface Props {
  readonly address: ListAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** Won lots by pickup status (LIST-17). */
export function PickupFilter({ address, onChange }: Props) {
  return (
    <NativeSelect
      label="Pickup status"
      data={CHOICES}
      value={address.pickup ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ ...address, page: undefined, pickup: currentTarget.value })
      }
    />
  );
}

/** Instead of an empty list, where a chosen status is the reason. */
export function NoneWithStatus({ address, onChange }: Props) {
  return (
    <EmptyState
      title="Nothing with this status"
      text="None of your lots has this pickup status."
      action={
        <Button onClick={() => onChange({ ...address, page: undefined, pickup: undefined })}>
          Show all
        </Button>
      }
    />
  );
}

const CHOICES = [
  { value: '', label: 'All' },
  { value: '1', label: 'Picked Up' },
  { value: '0', label: 'Not Picked Up' },
  { value: '2', label: 'Returned' },
  { value: '3', label: 'Forfeited' },
];

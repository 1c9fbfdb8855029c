import { Button, Text } from '@mantine/core';
import { useCommand } from '../../../../api/query.tsx';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function RetrievalLocation({ lot, onClose, onResolved }: RemedyProps) {
  const accept = useCommand('account.createUpdateUserSeenPickupLocation', { onDone: onResolved });
  const { center } = lot;
  return (
    <>
      <Text>There’s no shipping. You’ll pick up this item at</Text>
      <Text mt="sm" fw={600}>
        {center.name}
      </Text>
      <Text>{center.address}</Text>
      <Text>
        {center.city}, {center.state} {center.zip}
      </Text>
      <Text mt="sm" c="dimmed">
        Items can’t be moved to another pickup center.
      </Text>
      <Actions onClose={onClose}>
        <Button
          loading={accept.isPending}
          onClick={() => accept.mutate({ product_id: lot.id, flag: 1 })}
        >
          I accept this location
        </Button>
      </Actions>
    </>
  );
}

import { Button, Group, Modal, Text } from '@mantine/core';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { useCommand } from '../../api/query.tsx';

interface Props {
  readonly card: SavedCard;
  readonly action: 'default' | 'delete';
  readonly onClose: () => void;
}

/** UX-04: confirms a change of a card. */
export function ConfirmCardDialog({ card, action, onClose }: Props) {
  const options = {
    refreshes: ['cards.listSources', 'cards.retrieveCustomer', 'invoices.getCheckoutInvoiceDetail'],
    onDone: onClose,
  } as const;
  const remove = useCommand('cards.deleteSource', options);
  const prefer = useCommand('cards.defaultSource', options);
  const command = action === 'delete' ? remove : prefer;
  const name = `${card.brand} ending in ${card.last4}`;
  return (
    <Modal opened onClose={onClose} title="Confirmation">
      <Text>
        {action === 'delete'
          ? `${name} will be deleted. To use it again, you’ll need to add it again.`
          : `${name} will become your primary card and will be charged when you win.`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          {...(action === 'delete' ? { color: 'red.9' } : {})}
          loading={command.isPending}
          onClick={() => command.mutate({ source_id: card.id })}
        >
          {action === 'delete' ? 'Delete' : 'Make primary'}
        </Button>
      </Group>
    </Modal>
  );
}

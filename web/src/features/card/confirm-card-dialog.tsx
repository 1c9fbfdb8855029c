import { Button, Group, Modal, Text } from '@mantine/core';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useCommand } from '../../api/query.tsx';
import { sourceName } from '../../lib/text/source-name.ts';

interface Props {
  readonly source: SavedSource;
  readonly action: 'default' | 'delete';
  readonly onClose: () => void;
}

/** UX-04: confirms a change of a card or bank account. */
export function ConfirmCardDialog({ source, action, onClose }: Props) {
  const options = {
    refreshes: ['cards.listSources', 'cards.retrieveCustomer', 'invoices.getCheckoutInvoiceDetail'],
    onDone: onClose,
  } as const;
  const remove = useCommand('cards.deleteSource', options);
  const prefer = useCommand('cards.defaultSource', options);
  const command = action === 'delete' ? remove : prefer;
  const name = sourceName(source);
  return (
    <Modal opened onClose={onClose} title="Confirmation">
      <Text>
        {action === 'delete'
          ? `${name} will be deleted. To use it again, you’ll need to add it again.`
          : `${name} will become your primary payment method and will be charged when you win.`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          {...(action === 'delete' ? { color: 'red.9' } : {})}
          loading={command.isPending}
          onClick={() => command.mutate({ source_id: source.id })}
        >
          {action === 'delete' ? 'Delete' : 'Make primary'}
        </Button>
      </Group>
    </Modal>
  );
}

import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { useState } from 'react';
import { expiryOf } from '../../lib/text/expiry.ts';
import { ConfirmCardDialog } from './confirm-card-dialog.tsx';
import { UpdateCardDialog } from './update-card-dialog.tsx';
import classes from './source-list.module.css';
import { nameOf } from './source-name.ts';

interface Props {
  readonly cards: readonly SavedCard[];
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (sourceId: string) => void;
}

interface Changing {
  readonly card: SavedCard;
  readonly action: 'update' | 'delete';
}

/** The saved cards of the caller: one is chosen, and each can be changed. */
export function SourceList({ cards, value, error, onChange }: Props) {
  const [changing, setChanging] = useState<Changing | null>(null);
  return (
    <>
      <Radio.Group
        label="Pay with"
        value={value}
        error={error}
        errorProps={{ role: 'alert' }}
        onChange={onChange}
      >
        <Stack gap="xs" my={6}>
          {cards.map((card) => (
            <div key={card.id} className={classes.source}>
              <Choice card={card} />
              <Actions
                card={card}
                // CARD-02: the primary card and an only card stay.
                mayDelete={card.is_primary === 0 && cards.length > 1}
                onAction={(action) => setChanging({ card, action })}
              />
            </div>
          ))}
        </Stack>
      </Radio.Group>
      {changing !== null && <Dialog {...changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function Choice({ card }: { card: SavedCard }) {
  return (
    <Radio.Card value={card.id} className={classes.choice}>
      <Group wrap="nowrap">
        <Radio.Indicator />
        <div>
          <Text fw={600}>{nameOf(card)}</Text>
          <Text size="sm" c="dimmed">
            {card.name}, {card.expired ? 'expired' : 'expires'} {expiryOf(card)}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  );
}

interface ActionsProps {
  readonly card: SavedCard;
  readonly mayDelete: boolean;
  readonly onAction: (action: Changing['action']) => void;
}

function Actions({ card, mayDelete, onAction }: ActionsProps) {
  const name = nameOf(card);
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-md"
        variant="subtle"
        aria-label={`Edit ${name}`}
        onClick={() => onAction('update')}
      >
        Edit
      </Button>
      {mayDelete && (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={`Delete ${name}`}
          onClick={() => onAction('delete')}
        >
          Delete
        </Button>
      )}
    </Group>
  );
}

function Dialog({ card, action, onClose }: Changing & { readonly onClose: () => void }) {
  if (action === 'update') return <UpdateCardDialog card={card} onClose={onClose} />;
  return <ConfirmCardDialog card={card} action="delete" onClose={onClose} />;
}

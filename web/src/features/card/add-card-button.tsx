import { Button, Group, Text } from '@mantine/core';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { useState } from 'react';
import { AddBankDialog, AddCardDialog } from './add-card-dialog.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Props {
  /** The number of saved cards and banks; a fourth cannot be added. */
  readonly count: number;
  readonly onAdded: (source: SavedSource) => void;
}

/** Adds a card or a bank account without leaving the checkout. */
export function AddCardButton({ count, onAdded }: Props) {
  const [adding, setAdding] = useState<'card' | 'bank' | null>(null);
  if (count >= SAVED_CARDS_MAX) {
    return (
      <Text mt="xs">
        You have {SAVED_CARDS_MAX} cards and bank accounts. To add another one, delete one of{' '}
        <TextLink to={paths.cards} underline="always">
          your cards
        </TextLink>
        .
      </Text>
    );
  }
  const Dialog = adding === 'bank' ? AddBankDialog : AddCardDialog;
  return (
    <>
      <Group mt="sm" gap="xs">
        <Button variant="default" onClick={() => setAdding('card')}>
          Add New Card
        </Button>
        <Button variant="default" onClick={() => setAdding('bank')}>
          Add New Bank
        </Button>
      </Group>
      {adding !== null && (
        <Dialog
          onClose={() => setAdding(null)}
          onAdded={(source) => {
            setAdding(null);
            onAdded(source);
          }}
        />
      )}
    </>
  );
}

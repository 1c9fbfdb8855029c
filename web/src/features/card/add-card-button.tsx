import { Button, Text } from '@mantine/core';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { useState } from 'react';
import { AddCardDialog } from './add-card-dialog.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Props {
  /** The number of saved cards; a fourth cannot be added. */
  readonly count: number;
  readonly onAdded: (card: SavedCard) => void;
}

/** Adds a card without leaving the checkout. */
export function AddCardButton({ count, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (count >= SAVED_CARDS_MAX) {
    return (
      <Text mt="xs">
        You have {SAVED_CARDS_MAX} cards. To add another one, delete one of{' '}
        <TextLink to={paths.cards} underline="always">
          your cards
        </TextLink>
        .
      </Text>
    );
  }
  return (
    <div>
      <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
        Add New Card
      </Button>
      {isOpen && (
        <AddCardDialog
          onClose={() => setOpen(false)}
          onAdded={(card) => {
            setOpen(false);
            onAdded(card);
          }}
        />
      )}
    </div>
  );
}

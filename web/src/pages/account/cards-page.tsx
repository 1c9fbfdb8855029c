import { SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AddCardDialog } from '../../features/card/add-card-dialog.tsx';
import { CardTile, type CardAction } from '../../features/card/card-tile.tsx';
import { ConfirmCardDialog } from '../../features/card/confirm-card-dialog.tsx';
import { UpdateCardDialog } from '../../features/card/update-card-dialog.tsx';
import { DeactivatedNotice } from '../../features/deactivated-notice/deactivated-notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import classes from './cards-page.module.css';
import { useCards } from './use-cards.ts';

type Dialog = { action: 'new' } | { action: CardAction; card: SavedCard };

export function CardsPage() {
  const { cards, isError, retry } = useCards();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <>
      <PageHead title="CARD DETAILS" />
      <Stack gap="lg">
        <DeactivatedNotice onCards />
        {isError && (
          <ErrorState
            title="Unable to fetch cards"
            text="Your cards are safe; we just can’t show them right now."
            onRetry={retry}
          />
        )}
        {!isError && cards === undefined && <ListSkeletons label="Loading your cards" />}
        {!isError && cards !== undefined && <Grid cards={cards} onOpen={setDialog} />}
      </Stack>
      {dialog !== null && <DialogOf dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

interface GridProps {
  readonly cards: readonly SavedCard[];
  readonly onOpen: (dialog: Dialog) => void;
}

function Grid({ cards, onOpen }: GridProps) {
  return (
    <>
      <Text c="dimmed">
        Your primary card is charged when you win. You can save {SAVED_CARDS_MAX} cards.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            mayLeave={card.is_primary === 0 && cards.length > 1}
            onAction={(action) => onOpen({ action, card })}
          />
        ))}
        {cards.length < SAVED_CARDS_MAX && (
          <UnstyledButton className={classes.add ?? ''} onClick={() => onOpen({ action: 'new' })}>
            <PlusIcon aria-hidden />
            Add a new card
          </UnstyledButton>
        )}
      </SimpleGrid>
    </>
  );
}

function DialogOf({ dialog, onClose }: { dialog: Dialog; onClose: () => void }) {
  const { referer } = useSearch({ from: '/_private/payments/saved_cards' });
  const { history } = useRouter();
  if (dialog.action === 'new') {
    return (
      <AddCardDialog
        onClose={onClose}
        onAdded={() => {
          onClose();
          // Returns to the bid or payment that needed a card.
          if (referer !== undefined) history.push(referer);
        }}
      />
    );
  }
  const { action, card } = dialog;
  if (action === 'update') return <UpdateCardDialog card={card} onClose={onClose} />;
  return <ConfirmCardDialog card={card} action={action} onClose={onClose} />;
}

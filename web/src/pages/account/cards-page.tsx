import { Alert, Button, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import { LandmarkIcon, PlusIcon } from 'lucide-react';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { AddBankDialog, AddCardDialog } from '../../features/card/add-card-dialog.tsx';
import { CardTile } from '../../features/card/card-tile.tsx';
import type { CardAction } from '../../features/card/source-actions.ts';
import { PrimaryDeclined } from '../../features/card/primary-declined.tsx';
import { SourceDialog } from '../../features/card/source-dialog.tsx';
import { DeactivatedNotice } from '../../features/deactivated-notice/deactivated-notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useHasLayers } from '../../lib/interaction/open-layers.ts';
import { isChargeable } from '../../lib/text/source-name.ts';
import { TextLink } from '../../links.tsx';
import { ADD_CARD, leadsToLot, paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import classes from './cards-page.module.css';
import { useCards } from './use-cards.ts';

type Dialog = { action: 'new card' | 'new bank' } | { action: CardAction; source: SavedSource };

interface Props {
  /** Where a bid or payment waits for a card. */
  readonly referer?: string | undefined;
}

export function CardsPage({ referer }: Props) {
  const { cards, primaryDeclined, mustAddAgain, isError, retry } = useCards();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const isLinked = useLocation().hash === ADD_CARD;
  const count = cards?.length ?? SAVED_CARDS_MAX;
  useCardForm({
    isAwaited: (isOfBid(referer) && count === 0) || (isLinked && count < SAVED_CARDS_MAX),
    onOpen: setDialog,
  });
  const [addedId, setAddedId] = useState<string | null>(null);
  return (
    <>
      <PageHead title="CARD DETAILS" />
      <Stack gap="lg">
        <DeactivatedNotice onCards />
        {mustAddAgain && (
          <Alert color="amber" title="Please add your card again" role="status">
            We changed the company that processes our payments, so the cards and bank accounts you
            saved before can’t be used. Add one before your next bid.
          </Alert>
        )}
        {cards?.length === 0 && <NoCard referer={referer} />}
        {isError && (
          <ErrorState
            title="Unable to fetch cards"
            text="Your cards are safe; we just can’t show them right now."
            onRetry={retry}
          />
        )}
        {!isError && cards === undefined && <ListSkeletons label="Loading your cards" />}
        {!isError && primaryDeclined && (
          <Declined cards={cards} onAdd={() => setDialog({ action: 'new card' })} />
        )}
        {!isError && cards !== undefined && (
          <Grid cards={cards} addedId={addedId} onOpen={setDialog} />
        )}
      </Stack>
      {dialog !== null && (
        <DialogOf
          dialog={dialog}
          count={cards?.length ?? 0}
          referer={referer}
          onClose={() => setDialog(null)}
          onAdded={({ id }) => setAddedId(id)}
        />
      )}
    </>
  );
}

/** A sign-in without a card leads here, without an address to return to. */
function NoCard({ referer }: Props) {
  if (leadsToLot(referer)) {
    return (
      <Text>You need a card to bid. Once you add one, you’ll go right back to your item.</Text>
    );
  }
  if (referer !== undefined) return null;
  return (
    <Text>
      You need a card to bid. Add one now, or{' '}
      <TextLink to={paths.search} underline="always">
        look around first
      </TextLink>
      .
    </Text>
  );
}

interface DeclinedProps {
  readonly cards: readonly SavedSource[] | undefined;
  readonly onAdd: () => void;
}

/** The last charge to the primary one was declined; any other one that works can replace it. */
function Declined({ cards = [], onAdd }: DeclinedProps) {
  const { user } = useSession();
  const failing = cards.find(({ is_primary }) => is_primary === 1);
  if (failing === undefined) return null;
  const better = cards.filter((source) => source !== failing && isChargeable(source));
  // The notice that bidding is paused has said so already.
  if (better.length === 0 && user?.account_status === 'deactivated') return null;
  return (
    <PrimaryDeclined failing={failing} better={better}>
      {cards.length < SAVED_CARDS_MAX ? (
        <>
          <Text inherit>Add another card before your next win.</Text>
          <Button mt="sm" onClick={onAdd}>
            Add another card
          </Button>
        </>
      ) : (
        <Text inherit>Delete one that’s not primary below, then add another card.</Text>
      )}
    </PrimaryDeclined>
  );
}

const isOfBid = (referer = ''): boolean => /^\/productView\/[^?]+\?(?:.*&)?bid=/.test(referer);

interface Opening {
  readonly isAwaited: boolean;
  readonly onOpen: (dialog: Dialog) => void;
}

/** A bid that lacks a card, and a link, lead to the form of a card: once, and below no notice. */
function useCardForm({ isAwaited, onOpen }: Opening): void {
  const [wasOpened, setOpened] = useState(false);
  const isCovered = useHasLayers();
  if (!isAwaited || isCovered || wasOpened) return;
  setOpened(true);
  onOpen({ action: 'new card' });
}

interface GridProps {
  readonly cards: readonly SavedSource[];
  readonly addedId: string | null;
  readonly onOpen: (dialog: Dialog) => void;
}

function Grid({ cards, addedId, onOpen }: GridProps) {
  return (
    <>
      <Text c="dimmed">
        Your primary card is charged when you win. You can save up to {SAVED_CARDS_MAX} cards and
        bank accounts.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {cards.map((source) => (
          <CardTile
            key={source.id}
            source={source}
            count={cards.length}
            isNew={source.id === addedId}
            onAction={(action) => onOpen({ action, source })}
          />
        ))}
        {cards.length < SAVED_CARDS_MAX && (
          <div className={classes.adding}>
            <UnstyledButton
              className={classes.add ?? ''}
              onClick={() => onOpen({ action: 'new card' })}
            >
              <PlusIcon aria-hidden />
              Add a new card
            </UnstyledButton>
            <UnstyledButton
              className={classes.add ?? ''}
              onClick={() => onOpen({ action: 'new bank' })}
            >
              <LandmarkIcon aria-hidden />
              Add a new bank account
              <Text component="span" size="sm" c="dimmed" ta="center">
                You can bid with it once it’s verified, in one or two business days.
              </Text>
            </UnstyledButton>
          </div>
        )}
      </SimpleGrid>
    </>
  );
}

interface DialogOfProps extends Props {
  readonly dialog: Dialog;
  readonly count: number;
  readonly onClose: () => void;
  readonly onAdded: (source: SavedSource) => void;
}

function DialogOf({ dialog, count, referer, onClose, onAdded }: DialogOfProps) {
  const { history } = useRouter();
  if ('source' in dialog) return <SourceDialog {...dialog} onClose={onClose} />;
  const finish = (source: SavedSource) => {
    onClose();
    onAdded(source);
  };
  if (dialog.action === 'new bank') return <AddBankDialog onClose={onClose} onAdded={finish} />;
  return (
    <AddCardDialog
      asksPrimary={count > 0}
      onClose={onClose}
      onAdded={(source) => {
        finish(source);
        // Returns to the bid or payment that needed a card; "Back" does not lead here again.
        if (referer !== undefined) history.replace(referer);
      }}
    />
  );
}

import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useState } from 'react';
import { expiryOf } from '../../lib/text/expiry.ts';
import { focusField } from '../../lib/interaction/use-first-invalid-focus.ts';
import { isVerified, sourceName } from '../../lib/text/source-name.ts';
import { actionsOf, type CardAction } from './source-actions.ts';
import { SourceDialog } from './source-dialog.tsx';
import classes from './source-list.module.css';

interface Props {
  readonly cards: readonly SavedSource[];
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (sourceId: string) => void;
  /** One that was just added takes the focus of its dialog. */
  readonly addedId?: string | null;
}

interface Changing {
  readonly source: SavedSource;
  readonly action: CardAction;
}

/** The saved cards and banks of the caller: one is chosen, and each can be changed. */
export function SourceList({ cards, value, error, onChange, addedId = null }: Props) {
  const [changing, setChanging] = useState<Changing | null>(null);
  // Where none was chosen, the first one that can be.
  const wrongId = error === null ? null : cards.find(isVerified)?.id;
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
              <Choice source={card} takesFocus={card.id === addedId || card.id === wrongId} />
              <Actions
                source={card}
                count={cards.length}
                onAction={(action) => setChanging({ source: card, action })}
              />
            </div>
          ))}
        </Stack>
      </Radio.Group>
      {changing !== null && <SourceDialog {...changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function Choice({ source, takesFocus }: { source: SavedSource; takesFocus: boolean }) {
  return (
    <Radio.Card
      ref={takesFocus ? focusField : null}
      value={source.id}
      className={classes.choice}
      disabled={!isVerified(source)}
    >
      <Group wrap="nowrap">
        <Radio.Indicator />
        <div>
          <Text fw={600}>{sourceName(source)}</Text>
          <Text size="sm" c="dimmed">
            {source.name}, {stateOf(source)}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  );
}

function stateOf(source: SavedSource): string {
  if (source.object === 'card') {
    return `${source.expired ? 'expired' : 'expires'} ${expiryOf(source)}`;
  }
  if (source.status === 'verified') return `routing ${source.routing_number}`;
  return source.status === 'new' ? 'needs verification' : 'not verified';
}

interface ActionsProps {
  readonly source: SavedSource;
  readonly count: number;
  readonly onAction: (action: CardAction) => void;
}

/** As the checkout names them (S2). The primary one is chosen on the page of saved cards. */
const TEXTS: Readonly<Partial<Record<CardAction, string>>> = {
  update: 'Edit',
  verify: 'Verify',
  delete: 'Delete',
};

function Actions({ source, count, onAction }: ActionsProps) {
  const shown = actionsOf(source, count).flatMap((action) => {
    const text = TEXTS[action];
    return text === undefined ? [] : [{ action, text }];
  });
  return (
    <Group gap={4} wrap="nowrap" me="-sm">
      {shown.map(({ action, text }) => (
        <Button
          key={action}
          px="sm"
          variant="subtle"
          {...(action === 'delete' ? { color: 'red' } : {})}
          aria-label={`${text} ${sourceName(source)}`}
          onClick={() => onAction(action)}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}

import { Button, Fieldset, Group, Text } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { StickyNoteIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../api/session.ts';
import classes from './lot-note.module.css';
import { NoteForm } from './note-form.tsx';
import { useNote } from './use-note.ts';

type Noted = Pick<LotCard, 'id' | 'title' | 'notes' | 'noteId' | 'market_status'>;

interface Props {
  readonly lot: Noted;
  /** On a phone the form opens by a button. */
  readonly folds?: boolean;
}

/** KEEP-01: the viewer's note on a lot; not for guests or closed lots. */
export function LotNote({ lot, folds = false }: Props) {
  const { user } = useSession();
  if (user === null || lot.market_status !== 'open') return null;
  return <Note lot={lot} folds={folds} />;
}

function Note({ lot, folds }: Required<Props>) {
  const hydrated = useHydrated();
  const [editing, setEditing] = useState(false);
  const [unfolded, setUnfolded] = useState(!folds);
  const form = useRef<HTMLFieldSetElement>(null);
  const note = useNote(lot, () => setEditing(false));
  if (lot.noteId === null || editing) {
    const isFolded = !unfolded && !editing;
    return (
      <Fieldset variant="unstyled" disabled={!hydrated} ref={form} data-folded={isFolded}>
        {isFolded && (
          <Button
            className={`${classes.unfold} ${classes.tool}`}
            variant="subtle"
            size="compact-sm"
            leftSection={<StickyNoteIcon size={16} aria-hidden />}
            aria-label={`Add a note on ${lot.title}`}
            onClick={() => {
              // Within the press, so that phones show the keyboard.
              flushSync(() => setUnfolded(true));
              form.current?.querySelector('input')?.focus();
            }}
          >
            Add a note
          </Button>
        )}
        <NoteForm
          title={lot.title}
          before={lot.notes}
          busy={note.busy}
          onSave={note.save}
          {...(editing ? { onCancel: () => setEditing(false) } : {})}
        />
      </Fieldset>
    );
  }
  const face = { variant: 'subtle', size: 'compact-sm', className: classes.tool ?? '' } as const;
  return (
    <div className={classes.note}>
      <StickyNoteIcon size={18} aria-hidden className={classes.mark} />
      <Text size="sm" className={classes.text}>
        {lot.notes}
      </Text>
      <Group gap={4} wrap="nowrap">
        <Button
          {...face}
          aria-label={`Edit the note on ${lot.title}`}
          onClick={() => setEditing(true)}
        >
          <PencilIcon size={18} />
        </Button>
        <Button
          {...face}
          aria-label={`Delete the note on ${lot.title}`}
          loading={note.busy}
          onClick={note.remove}
        >
          <Trash2Icon size={18} />
        </Button>
      </Group>
    </div>
  );
}

import { ActionIcon, Text, TextInput } from '@mantine/core';
import { checkLotNote, LOT_NOTE_LENGTH_MAX } from '@hammerdock/domain/checks/lot-note.ts';
import { CheckIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { useClearCorner } from '../../../lib/interaction/clear-corner.ts';
import classes from './lot-note.module.css';

interface Props {
  readonly title: string;
  readonly before: string;
  readonly busy: boolean;
  readonly onSave: (text: string) => void;
  /** Omitted when there is no note to return to. */
  readonly onCancel?: () => void;
}

export function NoteForm({ title, before, busy, onSave, onCancel }: Props) {
  const form = useClearCorner<HTMLFormElement>();
  const [text, setText] = useState(before);
  const [complaint, setComplaint] = useState<string | null>(null);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkLotNote(text);
        setComplaint(found);
        if (found === null) onSave(text.trim());
      }}
    >
      <TextInput
        className={classes.field}
        aria-label={`Bidding notes on ${title}`}
        placeholder="Private bidding notes"
        value={text}
        error={complaint ?? tooLongOf(text)}
        rightSection={
          text !== '' && (
            <Text size="xs" c="dimmed">
              {text.length}/{LOT_NOTE_LENGTH_MAX}
            </Text>
          )
        }
        rightSectionWidth="3.25rem"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setComplaint(null);
        }}
      />
      <ActionIcon type="submit" variant="light" loading={busy} aria-label="Save the note">
        <CheckIcon size={18} />
      </ActionIcon>
      {onCancel !== undefined && (
        <ActionIcon variant="subtle" aria-label="Discard the changes" onClick={onCancel}>
          <XIcon size={18} />
        </ActionIcon>
      )}
    </form>
  );
}

/** While typing, since a longer text is never cut silently. */
const tooLongOf = (text: string): string | null =>
  text.length > LOT_NOTE_LENGTH_MAX ? checkLotNote(text) : null;

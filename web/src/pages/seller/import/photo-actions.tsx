// What can be done with one photo of a ZIP file until it is added.
import { Button, Group } from '@mantine/core';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { isAssignable, isMovable } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import type { PhotoChoices } from './use-photo-choices.ts';

interface Props {
  readonly file: ArchivedFile;
  /** Of the ZIP file. */
  readonly state: string;
  /** It is listed with the discarded ones. */
  readonly isDiscarded: boolean;
  readonly choices: PhotoChoices;
  readonly onChoose: () => void;
}

export function PhotoActions({ file, state, isDiscarded, choices, onChoose }: Props) {
  const { path, outcome, is_chosen: isChosen } = file;
  const { isPending } = choices;
  const isMatched = isMovable(state, outcome);
  if (isDiscarded) {
    return state === 'ready' ? (
      <Group gap={4}>
        <Action label={`Restore ${path}`} disabled={isPending} onClick={() => choices.undo([file])}>
          Restore
        </Action>
      </Group>
    ) : null;
  }
  if (!isMatched && !isAssignable(state, outcome)) return null;
  return (
    <Group gap={4}>
      {isChosen && (
        <Action
          label={`Undo the choice of a lot for ${path}`}
          disabled={isPending}
          onClick={() => choices.undo([file])}
        >
          Undo
        </Action>
      )}
      {!(isChosen && isMatched) && (
        <Action
          label={isMatched ? `Move ${path} to another lot` : `Choose a lot for ${path}`}
          onClick={onChoose}
        >
          {isMatched ? 'Move' : 'Choose a lot'}
        </Action>
      )}
      {isMatched && !isChosen && (
        <Action
          label={`Take ${path} off its lot`}
          disabled={isPending}
          onClick={() => choices.detach([file])}
        >
          No lot
        </Action>
      )}
      {!isChosen && (
        <Action
          isQuiet
          label={`Discard ${path}`}
          disabled={isPending}
          onClick={() => choices.discard([file])}
        >
          Discard
        </Action>
      )}
    </Group>
  );
}

interface ActionProps {
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const Action = ({ label, isQuiet = false, ...props }: ActionProps) => (
  <Button
    px={8}
    aria-label={label}
    {...(isQuiet ? { variant: 'subtle', color: 'red' } : { variant: 'default' })}
    {...props}
  />
);

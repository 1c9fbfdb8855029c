import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { XIcon } from 'lucide-react';
import classes from './lot-photos.module.css';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface Props {
  readonly upload: PhotoUpload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A photo that is not stored yet, or was not accepted. */
export function UploadTile({ upload, onRetry, onRemove }: Props) {
  const { file, preview, state, percent } = upload;
  return (
    <li className={classes.upload}>
      <img className={classes.preview} src={preview} alt="" />
      <div className={classes.facts}>
        <Text size="sm" truncate>
          {file.name}
        </Text>
        {state === 'failed' ? (
          <Button variant="subtle" px="sm" ms="-sm" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Progress.Root className={classes.progress}>
            <Progress.Section
              value={percent}
              aria-label={
                state === 'waiting' ? `${file.name} is waiting` : `Uploading ${file.name}`
              }
            />
          </Progress.Root>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <XIcon size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

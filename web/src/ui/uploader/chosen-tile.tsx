import { pictureAt } from '@hammerdock/domain/catalog/picture.ts';
import { ActionIcon, Button, Loader, Text } from '@mantine/core';
import { ImageOffIcon, XIcon } from 'lucide-react';
import classes from './uploader.module.css';
import type { ChosenPicture } from './use-pictures.ts';

interface Props {
  readonly picture: ChosenPicture;
  readonly onDescribe: () => void;
  readonly onRemove: () => void;
  readonly onTryAgain: () => void;
}

export function ChosenTile({ picture, onDescribe, onRemove, onTryAgain }: Props) {
  const { file, state, caption } = picture;
  const name = caption?.filename ?? file.name;
  return (
    <li className={classes.tile}>
      <Thumbnail picture={picture} alt={caption?.title ?? name} />
      <div className={classes.facts}>
        <Text size="sm" fw={500} truncate>
          {caption?.title ?? name}
        </Text>
        {caption !== null && (
          <Text size="sm" c="dimmed" truncate>
            {caption.description}
          </Text>
        )}
        {state === 'sending' && (
          <Text size="sm" c="dimmed">
            Uploading
          </Text>
        )}
        {state === 'saved' && (
          <Button variant="subtle" px="sm" ms="-sm" onClick={onDescribe}>
            {caption === null ? 'Add caption' : 'Change caption'}
          </Button>
        )}
        {state === 'failed' && (
          <Button variant="subtle" px="sm" ms="-sm" onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={`Remove ${name}`} onClick={onRemove}>
        <XIcon size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function Thumbnail({ picture: { state, uploaded }, alt }: { picture: ChosenPicture; alt: string }) {
  if (uploaded !== null) {
    return <img className={classes.thumbnail} src={pictureAt(uploaded.address, 320)} alt={alt} />;
  }
  return (
    <span className={classes.thumbnail}>
      {state === 'failed' ? <ImageOffIcon size={22} aria-hidden /> : <Loader size="sm" />}
    </span>
  );
}

import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import { Alert, Button, FileButton, Group, Text } from '@mantine/core';
import { CameraIcon, ImagePlusIcon } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { CaptionDialog } from './caption-dialog.tsx';
import { ChosenTile } from './chosen-tile.tsx';
import classes from './uploader.module.css';
import { PICTURE_TYPES, type ChosenPicture, type Pictures } from './use-pictures.ts';
import { WebcamDialog } from './webcam-dialog.tsx';

/** Picks, drops or takes pictures. Inside a dialog, that dialog must be in a Modal.Stack. */
export function PictureUploader({ pictures, most }: { pictures: Pictures; most: number }) {
  const { chosen, complaint, isFull, add } = pictures;
  const [described, setDescribed] = useState<ChosenPicture | null>(null);
  const [cameraOpened, setCameraOpened] = useState(false);
  const take = (files: readonly File[]) => add(files, { compressed: false });
  return (
    <div role="group" aria-label="Pictures" className={classes.uploader}>
      <DropPlace onDropped={take}>
        <Text size="sm" fw={500}>
          Pictures (optional)
        </Text>
        <Text size="sm" c="dimmed">
          Up to {most}, 10 MB each. You can also drop them here.
        </Text>
        <Ways isFull={isFull} onChosen={take} onCamera={() => setCameraOpened(true)} />
      </DropPlace>
      {complaint !== null && (
        <Alert color="red" role="alert">
          {complaint}
        </Alert>
      )}
      {chosen.length > 0 && (
        <ul className={classes.list}>
          {chosen.map((picture) => (
            <ChosenTile
              key={picture.key}
              picture={picture}
              onDescribe={() => setDescribed(picture)}
              onRemove={() => pictures.remove(picture.key)}
              onTryAgain={() => pictures.tryAgain(picture)}
            />
          ))}
        </ul>
      )}
      <CaptionDialog
        initial={described && captionOf(described)}
        onClose={() => setDescribed(null)}
        onSubmit={(caption) => {
          if (described !== null) pictures.describe(described.key, caption);
        }}
      />
      <WebcamDialog
        opened={cameraOpened}
        name={`photo-${chosen.length + 1}.jpg`}
        onClose={() => setCameraOpened(false)}
        onPhoto={(photo) => add([photo], { compressed: true })}
      />
    </div>
  );
}

const captionOf = ({ file, caption }: ChosenPicture): Caption =>
  caption ?? { filename: file.name, title: '', description: '' };

interface WaysProps {
  readonly isFull: boolean;
  readonly onChosen: (files: readonly File[]) => void;
  readonly onCamera: () => void;
}

function Ways({ isFull, onChosen, onCamera }: WaysProps) {
  const forgetChoice = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    onChosen(files);
    // So that a removed file can be chosen again.
    forgetChoice.current?.();
  };
  const look = { variant: 'default', size: 'sm', disabled: isFull } as const;
  return (
    <Group gap="xs">
      <FileButton multiple accept={PICTURE_TYPES} resetRef={forgetChoice} onChange={take}>
        {(props) => (
          <Button leftSection={<ImagePlusIcon size={18} aria-hidden />} {...look} {...props}>
            Choose pictures
          </Button>
        )}
      </FileButton>
      <Button
        leftSection={<CameraIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onCamera}
        {...look}
      >
        Use the camera
      </Button>
    </Group>
  );
}

interface DropPlaceProps {
  readonly onDropped: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

function DropPlace({ onDropped, children }: DropPlaceProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDropped([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

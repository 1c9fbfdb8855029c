import { PICTURE_BYTES_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { CameraIcon, ImagePlusIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { uploadLotPhoto } from '../../api/pictures/upload-lot-photo.ts';
import { useCommand } from '../../api/query.tsx';
import { WRONG_TYPE } from '../../lib/text/upload-error.ts';
import { CaptionDialog } from '../../ui/uploader/caption-dialog.tsx';
import { PICTURE_TYPES } from '../../ui/uploader/use-pictures.ts';
import { WebcamDialog } from '../../ui/uploader/webcam-dialog.tsx';
import classes from './lot-photos.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadTile } from './upload-tile.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface Props {
  readonly photos: readonly SellerPhoto[];
  readonly onChange: (photos: readonly SellerPhoto[]) => void;
  /** From `useActing`: whose photos they are. */
  readonly acting: { readonly seller_id?: string };
  /** The first photos, which buyers have seen: they can neither be moved nor removed. */
  readonly fixedCount?: number;
}

/** A lot's photos: uploads, order and captions. Inside a dialog, it must be in a Modal.Stack. */
export function LotPhotosField({ photos, onChange, acting, fixedCount = 0 }: Props) {
  // An upload ends long after the render that began it.
  const latest = useRef(photos);
  useEffect(() => void (latest.current = photos), [photos]);
  const change = (next: readonly SellerPhoto[]): void => {
    latest.current = next;
    onChange(next);
  };
  const uploads = usePhotoUploads({
    upload: (file, options) => uploadLotPhoto(file, { acting, ...options }),
    room: LOT_PHOTOS_MAX - photos.length,
    most: LOT_PHOTOS_MAX,
    onUploaded: (photo) => change([...latest.current, photo]),
  });
  const [described, setDescribed] = useState<SellerPhoto | null>(null);
  const saveCaption = useCommand('lotPhotos.setPhotoCaption', {
    onDone: ({ photo }) =>
      change(latest.current.map((one) => (one.name === photo.name ? photo : one))),
  });
  return (
    <Stack gap="sm" role="group" aria-label="Photos">
      <PhotoSources uploads={uploads} count={photos.length} />
      {uploads.complaint !== null && (
        <Alert color="red" role="alert">
          {uploads.complaint}
        </Alert>
      )}
      <PhotoGrid
        photos={photos}
        fixedCount={fixedCount}
        onMove={change}
        onDescribe={setDescribed}
        onRemove={({ name }) => change(latest.current.filter((one) => one.name !== name))}
      />
      {uploads.uploads.length > 0 && (
        <ul className={classes.uploads} aria-label="Uploads">
          {uploads.uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={() => uploads.remove(upload)}
            />
          ))}
        </ul>
      )}
      <CaptionDialog
        initial={
          described && { ...described, filename: described.filename || `${described.name}.webp` }
        }
        onClose={() => setDescribed(null)}
        onSubmit={(caption) => {
          if (described !== null) saveCaption.mutate({ name: described.name, ...caption });
        }}
      />
    </Stack>
  );
}

interface SourcesProps {
  readonly uploads: ReturnType<typeof usePhotoUploads>;
  readonly count: number;
}

function PhotoSources({ uploads, count }: SourcesProps) {
  const [cameraOpened, setCameraOpened] = useState(false);
  const openChooser = useRef<() => void>(null);
  const { add, isFull } = uploads;
  const reject = (files: readonly { readonly file: File }[]) => {
    const isLarge = files.some(({ file }) => file.size > PICTURE_BYTES_MAX);
    uploads.complain(isLarge ? 'Photos can be up to 10 MB each.' : WRONG_TYPE);
  };
  const look = { variant: 'default', px: 'sm', disabled: isFull } as const;
  return (
    <Dropzone
      openRef={openChooser}
      accept={PICTURE_TYPES.split(',')}
      maxSize={PICTURE_BYTES_MAX}
      onDrop={add}
      onReject={reject}
      disabled={isFull}
      activateOnClick={false}
      activateOnKeyboard={false}
      // Its buttons are clicked.
      enablePointerEvents
      className={classes.dropzone}
      p="md"
      inputProps={{ 'aria-label': 'Photo files' }}
      // The buttons in it are what the keyboard reaches.
      tabIndex={-1}
    >
      <Stack gap="xs">
        <Text size="sm">
          Drop photos here, choose them or use the camera. Up to {LOT_PHOTOS_MAX}, 10 MB each. The
          first one is shown in lists.
        </Text>
        <Group gap="xs">
          <Button
            {...look}
            leftSection={<ImagePlusIcon size={18} aria-hidden />}
            onClick={() => openChooser.current?.()}
          >
            Choose photos
          </Button>
          <Button
            {...look}
            leftSection={<CameraIcon size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setCameraOpened(true)}
          >
            Use the camera
          </Button>
        </Group>
      </Stack>
      <WebcamDialog
        opened={cameraOpened}
        name={`photo-${count + uploads.uploads.length + 1}.jpg`}
        onClose={() => setCameraOpened(false)}
        onPhoto={(photo) => add([photo])}
      />
    </Dropzone>
  );
}

import { Alert, Button, Group, Stack } from '@mantine/core';
import { CameraIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { takePhoto } from '../../lib/camera/take-photo.ts';
import { useCamera } from '../../lib/camera/use-camera.ts';
import classes from './uploader.module.css';
import { Modal } from '../layers/modal.tsx';

interface Props {
  readonly opened: boolean;
  /** The file name of the photo. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onPhoto: (photo: File) => void;
}

/** S2: takes a photo with the device's camera, with a preview. */
export function WebcamDialog({ opened, name, onClose, onPhoto }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Take a photo" stackId="webcam">
      {opened && (
        <Webcam
          name={name}
          onCancel={onClose}
          onPhoto={(photo) => {
            onPhoto(photo);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

const WANTED = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

interface WebcamProps {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onPhoto: (photo: File) => void;
}

function Webcam({ name, onCancel, onPhoto }: WebcamProps) {
  const { video, state, start } = useCamera(WANTED);
  const [photo, setPhoto] = useState<File | null>(null);
  const begin = useEffectEvent(start);
  useEffect(() => void begin(), []);
  const capture = async () => {
    if (video.current === null) return;
    // The photo replaces the camera's picture.
    video.current.pause();
    setPhoto(await takePhoto(video.current, name));
  };
  const retake = () => {
    setPhoto(null);
    void video.current?.play();
  };
  return (
    <Stack>
      {state === 'blind' && (
        <Alert color="amber" role="alert">
          We can’t use your camera. Please allow it in your browser, or choose a picture.
        </Alert>
      )}
      <video
        ref={video}
        className={classes.video}
        hidden={state === 'blind'}
        muted
        playsInline
        aria-label={photo === null ? 'Camera' : 'Photo'}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {photo === null ? (
          <Button
            leftSection={<CameraIcon size={18} aria-hidden />}
            disabled={state !== 'on'}
            onClick={() => void capture()}
          >
            Capture
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={retake}>
              Retake
            </Button>
            <Button onClick={() => onPhoto(photo)}>Submit</Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

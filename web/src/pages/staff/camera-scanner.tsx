import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { DESK_CODES } from '../../lib/camera/read-code.ts';
import { useCamera } from '../../lib/camera/use-camera.ts';
import { useCodeWatch } from '../../lib/camera/use-code-watch.ts';
import classes from './desk.module.css';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly onRead: (code: string) => void;
  readonly onClose: () => void;
}

export function CameraScanner({ onRead, onClose }: Props) {
  const { video, state, start } = useCamera();
  const begin = useEffectEvent(start);
  useEffect(() => void begin(), []);
  useCodeWatch({ video, on: state === 'on', formats: DESK_CODES, onRead });
  return (
    <Modal opened onClose={onClose} title="Point the camera at the code">
      {state === 'blind' ? (
        <Alert color="red" role="alert">
          We can’t use your camera. Please allow it in your browser, or type the code.
        </Alert>
      ) : (
        <video ref={video} className={classes.video} muted playsInline aria-label="Camera" />
      )}
      <Button variant="default" mt="md" fullWidth onClick={onClose}>
        Cancel
      </Button>
    </Modal>
  );
}

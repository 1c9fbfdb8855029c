import { Alert, Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readCode } from './read-code.ts';
import classes from './desk.module.css';

const LOOK_EVERY_MS = 250;

interface Props {
  readonly onRead: (code: string) => void;
  readonly onClose: () => void;
}

/** The camera's picture, looked at a few times a second until a code is found in it. */
export function CameraScanner({ onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setIsBlind] = useState(false);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const look = async () => {
      const code = video.current === null ? null : await readCode(video.current);
      if (!isOpen) return;
      if (code === null) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
      else tell(code);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOpen || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    const stop = () => {
      isOpen = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => setIsBlind(isOpen));
    return stop;
  }, []);
  return (
    <Modal opened onClose={onClose} title="Hold the code in front of the camera" centered>
      {isBlind ? (
        <Alert color="red" role="alert">
          The camera cannot be used. Please allow it in the browser, or type the code.
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

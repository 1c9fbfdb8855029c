import { Alert } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { readCode } from '../../lib/camera/read-code.ts';
import type { useCamera } from '../../lib/camera/use-camera.ts';
import { useCodeWatch } from '../../lib/camera/use-code-watch.ts';
import classes from './intake.module.css';

interface Props {
  readonly camera: ReturnType<typeof useCamera>;
  readonly hidden: boolean;
  /** null: no code is wanted. */
  readonly onCode: ((code: string) => void) | null;
  /** A code that is read already. */
  readonly ignored: string | null;
}

/** No QR code: those on labels are addresses. */
const CODES: Parameters<typeof readCode>[1] = ['Code128', 'Code39', 'EANUPC'];

/** One camera for codes and photos, so that it is not opened again for each lot. */
export function CameraView({ camera, hidden, onCode, ignored }: Props) {
  const { video, state, start } = camera;
  const begin = useEffectEvent(start);
  useEffect(() => void begin(), []);
  useCodeWatch({
    video,
    on: state === 'on' && onCode !== null,
    formats: CODES,
    ignored,
    onRead: (code) => onCode?.(code),
  });
  return (
    <>
      {state === 'blind' && !hidden && (
        <Alert color="amber">
          We can’t use your camera. Allow it in your browser, or type codes and choose pictures.
        </Alert>
      )}
      <video
        ref={video}
        className={classes.video}
        hidden={hidden || state === 'blind'}
        muted
        playsInline
        aria-label="Camera"
      />
    </>
  );
}

// Shows the camera's picture in a video until it is stopped or the page is left.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { openLens } from './lens.ts';

/** Blind: there is no camera, or no permission. */
export type CameraState = 'off' | 'on' | 'blind';

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

const AWAY_FROM_FACE: MediaTrackConstraints = { facingMode: 'environment' };

export function useCamera(wanted: MediaTrackConstraints = AWAY_FROM_FACE): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [lens] = useState(() => openLens(wanted));
  const [state, setState] = useState<CameraState>('off');
  useEffect(() => lens.release, [lens]);
  return {
    video,
    state,
    start: async () => {
      const next = video.current === null ? null : await lens.show(video.current);
      if (next !== null) setState(next);
    },
    stop: () => {
      lens.release();
      setState('off');
    },
  };
}

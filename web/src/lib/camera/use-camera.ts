// Shows the camera's picture in a video until it is stopped or the page is left.
import { useEffect, useRef, useState, type RefObject } from 'react';

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

function openLens(wanted: MediaTrackConstraints) {
  let stream: MediaStream | null = null;
  // The permission prompt can stay open long; the camera may no longer be needed then.
  let turn = 0;
  const release = (): void => {
    turn += 1;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  };
  return {
    release,
    /** null: it was stopped meanwhile. */
    show: async (video: HTMLVideoElement): Promise<'on' | 'blind' | null> => {
      release();
      const own = turn;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
        if (turn === own) {
          video.srcObject = stream;
          await video.play();
        }
      } catch {
        // Refused, missing or in use: a file can still be chosen.
        return turn === own ? 'blind' : null;
      }
      if (turn === own) return 'on';
      release();
      return null;
    },
  };
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readCode } from './read-code.ts';

const LOOK_EVERY_MS = 250;

interface Watch {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly on: boolean;
  readonly formats: Parameters<typeof readCode>[1];
  /** A code at which the camera may still point. */
  readonly ignored?: string | null;
  readonly onRead: (code: string) => void;
}

/** Reads the picture a few times a second until it finds a code. */
export function useCodeWatch({ video, on, formats, ignored = null, onRead }: Watch): void {
  const look = useEffectEvent(async () =>
    video.current === null ? null : readCode(video.current, formats),
  );
  const isIgnored = useEffectEvent((code: string) => code.trim() === ignored);
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (!on) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async () => {
      const code = await look();
      if (isOver) return;
      if (code === null || isIgnored(code)) timer = setTimeout(() => void goOn(), LOOK_EVERY_MS);
      else report(code);
    };
    void goOn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [on]);
}

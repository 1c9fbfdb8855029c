// Reads a code from the camera or a picture, and looks up its lot.
import { readCode, STORE_CODES } from '../../lib/camera/read-code.ts';
import { useCamera } from '../../lib/camera/use-camera.ts';
import { useCodeWatch } from '../../lib/camera/use-code-watch.ts';
import { useLotOfCode } from './use-lot-of-code.ts';

const NOTHING_FOUND = 'No Barcode Found';

export function useLabelScan(onFound: () => void) {
  const { video, state, start, stop } = useCamera();
  const { complaint, complain, openLot } = useLotOfCode(onFound);
  const take = async (code: string | null): Promise<void> => {
    if (code === null) return complain(NOTHING_FOUND);
    stop();
    await openLot(code);
  };
  useCodeWatch({
    video,
    on: state === 'on',
    formats: STORE_CODES,
    onRead: (code) => void take(code),
  });
  return {
    video,
    state,
    complaint,
    stop,
    start: () => {
      complain(null);
      void start();
    },
    takePhoto: async () =>
      take(video.current === null ? null : await readCode(video.current, STORE_CODES)),
    readFile: async (file: File | null) => {
      if (file === null) return;
      stop();
      // A file that is not a picture contains no code.
      const picture = await createImageBitmap(file).catch(() => null);
      await take(picture === null ? null : await readCode(picture, STORE_CODES));
      picture?.close();
    },
  };
}

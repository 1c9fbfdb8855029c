import { afterEach, expect, test, vi } from 'vitest';
import { openLens } from './lens.ts';

const WANTED = { facingMode: 'environment' };

/** A device whose cameras open when the test says so. */
function device() {
  const opened: { resolve: (stream: MediaStream) => void; reject: (reason: Error) => void }[] = [];
  const getUserMedia = vi.fn(
    () => new Promise<MediaStream>((resolve, reject) => opened.push({ resolve, reject })),
  );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return { opened, getUserMedia };
}

function stream() {
  const stop = vi.fn();
  // The methods that a lens uses.
  const track = { stop } as Partial<MediaStreamTrack> as MediaStreamTrack;
  return { stop, media: { getTracks: () => [track] } as Partial<MediaStream> as MediaStream };
}

const video = () =>
  ({
    srcObject: null,
    play: vi.fn(() => Promise.resolve()),
  }) as Partial<HTMLVideoElement> as HTMLVideoElement;

afterEach(() => vi.unstubAllGlobals());

test('the picture of the camera is shown until it is released', async () => {
  const { opened, getUserMedia } = device();
  const lens = openLens(WANTED);
  const screen = video();
  const shown = lens.show(screen);
  const { media, stop } = stream();
  opened[0]?.resolve(media);
  expect(await shown).toBe('on');
  expect(getUserMedia).toHaveBeenCalledWith({ video: WANTED });
  expect(screen.srcObject).toBe(media);
  lens.release();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('without a camera or a permission nothing is shown', async () => {
  const { opened } = device();
  const shown = openLens(WANTED).show(video());
  opened[0]?.reject(new Error('denied'));
  expect(await shown).toBe('blind');
});

test('a camera that is allowed after it was released is turned off', async () => {
  const { opened } = device();
  const lens = openLens(WANTED);
  const screen = video();
  const shown = lens.show(screen);
  lens.release();
  const { media, stop } = stream();
  opened[0]?.resolve(media);
  expect(await shown).toBeNull();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(screen.srcObject).toBeNull();
});

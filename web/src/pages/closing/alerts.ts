// A short tone or vibration of the device.
import { openSignal } from '../../lib/signal.ts';
import type { AlertKind } from './lot-alerts.ts';

/** Hertz, one after the other. */
const TONES: Readonly<Record<AlertKind, readonly number[]>> = {
  outbid: [660, 440],
  'last minute': [880],
};
const TONE_SECONDS = 0.16;
/** Quiet; the device's own volume is on top. */
const GAIN = 0.12;

const VIBRATIONS: Readonly<Record<AlertKind, readonly number[]>> = {
  outbid: [120, 80, 120],
  'last minute': [120],
};

const { notify, subscribe } = openSignal();

let audio: AudioContext | null = null;

function openAudio(): AudioContext {
  if (audio === null) {
    audio = new AudioContext();
    audio.addEventListener('statechange', notify);
  }
  return audio;
}

const PRESSES = ['pointerup', 'keydown'] as const;

/** A press on the page, on whatever it is, allows what the browser has blocked. */
function allow(): void {
  void audio?.resume();
  notify();
}

/** Calls back when it changes what the browser blocks; returns the end. */
export function whenAllowed(listener: () => void): () => void {
  for (const press of PRESSES) window.addEventListener(press, allow);
  const end = subscribe(listener);
  return () => {
    for (const press of PRESSES) window.removeEventListener(press, allow);
    end();
  };
}

/** Browsers are silent until a press on the page. */
export const maySound = (): boolean => openAudio().state === 'running';

/** For a press: the first one has to start the sound. */
export const playExample = (): Promise<void> =>
  openAudio()
    .resume()
    .then(() => playTone('outbid'));

/** A tone that cannot sound now is left out: later it would mislead. */
export function playTone(kind: AlertKind): void {
  const opened = openAudio();
  if (opened.state !== 'running') return;
  for (const [index, frequency] of TONES[kind].entries()) {
    const start = opened.currentTime + index * (TONE_SECONDS + 0.04);
    const gain = new GainNode(opened, { gain: GAIN });
    // Fades out, because a sudden end clicks.
    gain.gain.setTargetAtTime(0, start + TONE_SECONDS * 0.6, 0.03);
    const tone = new OscillatorNode(opened, { frequency });
    tone.connect(gain).connect(opened.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Browsers ignore it before a press on the page. */
export const mayVibrate = (): boolean => navigator.userActivation.hasBeenActive;

export function vibrate(kind: AlertKind): void {
  if (canVibrate() && mayVibrate()) navigator.vibrate([...VIBRATIONS[kind]]);
}

// A short tone or vibration of the device.
import type { AlertKind } from './closing-lots.ts';

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

let audio: AudioContext | null = null;

export function playTone(kind: AlertKind): void {
  audio ??= new AudioContext();
  // Browsers allow sound only after the first press on a page.
  void audio.resume();
  for (const [index, frequency] of TONES[kind].entries()) {
    const start = audio.currentTime + index * (TONE_SECONDS + 0.04);
    const gain = new GainNode(audio, { gain: GAIN });
    // Fades out, because a sudden end clicks.
    gain.gain.setTargetAtTime(0, start + TONE_SECONDS * 0.6, 0.03);
    const tone = new OscillatorNode(audio, { frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}

export const canVibrate = (): boolean => 'vibrate' in navigator;

export function vibrate(kind: AlertKind): void {
  if (canVibrate()) navigator.vibrate([...VIBRATIONS[kind]]);
}

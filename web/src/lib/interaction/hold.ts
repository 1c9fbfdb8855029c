// A press that counts only when it is held, so that a touch by mistake does nothing.

/** Longer than a slow tap. */
export const HOLD_MS = 800;

interface HoldEvents {
  readonly onHeld: () => void;
  /** Released too early. */
  readonly onTapped: () => void;
  /** What it would do has changed meanwhile. */
  readonly onChanged: () => void;
}

export interface Hold {
  readonly press: (events: HoldEvents) => void;
  readonly release: () => void;
  /** Ends a press without counting it as a tap, as when the page scrolls. */
  readonly cancel: () => void;
  /** Called with what the press would do, of each render. */
  readonly see: (what: string) => void;
}

export function openHold(onHolding: (isHolding: boolean) => void): Hold {
  let pressed: { timer: ReturnType<typeof setTimeout>; events: HoldEvents } | null = null;
  let seen: string | null = null;
  const end = (): HoldEvents | null => {
    if (pressed === null) return null;
    const { timer, events } = pressed;
    clearTimeout(timer);
    pressed = null;
    onHolding(false);
    return events;
  };
  return {
    press: (events) => {
      // A held key repeats.
      if (pressed !== null) return;
      pressed = { timer: setTimeout(() => end()?.onHeld(), HOLD_MS), events };
      onHolding(true);
    },
    release: () => end()?.onTapped(),
    cancel: () => void end(),
    see: (what) => {
      if (seen !== what) end()?.onChanged();
      seen = what;
    },
  };
}

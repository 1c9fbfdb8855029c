import { useState } from 'react';

export interface Consent {
  readonly ticked: boolean;
  readonly complaint: string | null;
  tick(next: boolean): void;
  /** Whether it was given; if not, the box complains. */
  isGiven(): boolean;
}

/** A box that must be ticked before one may go on. */
export function useConsent(): Consent {
  const [ticked, setTicked] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  return {
    ticked,
    complaint,
    tick: (next) => {
      setTicked(next);
      setComplaint(null);
    },
    isGiven: () => {
      if (!ticked) setComplaint('Please Accept to Continue');
      return ticked;
    },
  };
}

import { useState } from 'react';

export interface Consent {
  readonly ticked: boolean;
  readonly complaint: string | null;
  tick(next: boolean): void;
  /** Whether the box is ticked; otherwise shows an error. */
  isGiven(): boolean;
}

/** A box that must be ticked to continue. */
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

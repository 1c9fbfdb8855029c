import { useState } from 'react';

interface Parts {
  readonly busy: boolean;
  /** Why the last scan was refused. */
  readonly complaint: string | null;
  /** What to enter, for an empty box. */
  readonly missing: string;
  /** true: it is settled, and the box is emptied for the next one. */
  readonly onScan: (code: string) => boolean;
}

/** What is typed into the box of a hand scanner. An empty box says what belongs there. */
export function useTypedScan({ busy, complaint, missing, onScan }: Parts) {
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy && complaint === null) setTyped('');
  }
  const send = (scanned: string): void => {
    if (busy) return;
    const code = scanned.trim();
    setIsMissing(code === '');
    setTyped(code === '' || onScan(code) ? '' : code);
  };
  return {
    typed,
    error: isMissing ? missing : complaint,
    type: (text: string): void => {
      setIsMissing(false);
      setTyped(text);
    },
    send,
  };
}

import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';
import classes from './desk.module.css';

// The barcode reader weighs a megabyte, so it is loaded with the camera.
const fetchCameraScanner = async () => (await import('./camera-scanner.tsx')).CameraScanner;

/** Fields that must keep their own input and focus. */
const TYPED_INTO = 'input, textarea, select, [role="dialog"]';

interface Props {
  readonly label: string;
  readonly description: string;
  readonly action: string;
  readonly busy: boolean;
  readonly complaint: string | null;
  /** What became of the last scan, or what does not work now. */
  readonly note: string | null;
  /** true: it is settled, and the box is emptied for the next one. */
  readonly onScan: (code: string) => boolean;
}

/**
 * Hand scanners type the code and press Enter. The box keeps the focus, so that the screen need not
 * be touched between two labels. A refused code stays, to be corrected; the next scan replaces it.
 */
export function ScanBox({ label, description, action, busy, complaint, note, onScan }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { Dialog: CameraScanner, opened: camera, open, close } = useLazyDialog(fetchCameraScanner);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy && complaint === null) setTyped('');
  }
  useScannerFocus(box, { busy, isRefused: complaint !== null, isAway: camera });
  const send = (code: string) => {
    if (code.trim() === '' || busy) return;
    setTyped(onScan(code.trim()) ? '' : code.trim());
  };
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      className={classes.scan}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <TextInput
        ref={box}
        size="lg"
        label={label}
        description={description}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={complaint}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {note !== null && complaint === null && (
        <Text size="sm" role="status">
          {note}
        </Text>
      )}
      <Group gap="sm">
        <Button type="submit" size="md" loading={busy}>
          {action}
        </Button>
        <Button size="md" variant="default" onClick={open}>
          Use the camera
        </Button>
      </Group>
      {camera && CameraScanner !== null && (
        <CameraScanner
          onClose={close}
          onRead={(code) => {
            close();
            send(code);
          }}
        />
      )}
    </Paper>
  );
}

interface Scanning {
  readonly busy: boolean;
  readonly isRefused: boolean;
  readonly isAway: boolean;
}

function useScannerFocus(
  box: RefObject<HTMLInputElement | null>,
  { busy, isRefused, isAway }: Scanning,
): void {
  const aim = useEffectEvent(() => {
    box.current?.focus();
    // Typing replaces a refused code.
    if (isRefused) box.current?.select();
  });
  useEffect(() => {
    if (!busy) aim();
  }, [busy]);
  useEffect(() => {
    const catchScan = (event: KeyboardEvent) => {
      const isTyped =
        event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
      const isElsewhere = document.activeElement?.closest(TYPED_INTO) === null;
      if (isTyped && isElsewhere && !isAway) aim();
    };
    document.addEventListener('keydown', catchScan);
    return () => document.removeEventListener('keydown', catchScan);
  }, [isAway]);
}

import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';
import classes from './desk.module.css';
import { useTypedScan } from './use-typed-scan.ts';

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
  /** What to enter, for an empty box. */
  readonly missing: string;
  /** What became of the last scan, or what does not work now. */
  readonly note: string | null;
  /** true: it is settled, and the box is emptied for the next one. */
  readonly onScan: (code: string) => boolean;
}

/**
 * Hand scanners type the code and press Enter. The box keeps the focus, so that the screen need not
 * be touched between two labels. A refused code stays, to be corrected; the next scan replaces it.
 */
export function ScanBox({ label, description, action, note, ...scanning }: Props) {
  const { busy, complaint } = scanning;
  const box = useRef<HTMLInputElement>(null);
  const { typed, error, type, send } = useTypedScan(scanning);
  const { Dialog: CameraScanner, opened: camera, open, close } = useLazyDialog(fetchCameraScanner);
  useScannerFocus(box, { busy, isRefused: complaint !== null, isAway: camera });
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      className={classes.scan}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
        // The button had it.
        if (typed.trim() === '') box.current?.focus();
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
        error={error}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {note !== null && error === null && (
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

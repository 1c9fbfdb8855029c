import { ActionIcon } from '@mantine/core';
import { CameraIcon } from 'lucide-react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';

// The barcode reader weighs a megabyte, so it is loaded with the dialog.
const fetchScanDialog = async () => (await import('./scan-dialog.tsx')).ScanDialog;

interface Props {
  /** Called when a lot was found. */
  readonly onDone?: () => void;
}

/** NAV-03: the camera button. */
export function ScanButton({ onDone }: Props) {
  const { Dialog: ScanDialog, opened, open, close } = useLazyDialog(fetchScanDialog);
  return (
    <>
      <ActionIcon variant="plain" aria-label="Scan Label" aria-haspopup="dialog" onClick={open}>
        <CameraIcon size={22} />
      </ActionIcon>
      {opened && ScanDialog !== null && (
        <ScanDialog
          onClose={close}
          onFound={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </>
  );
}

import { useDisclosure } from '@mantine/hooks';
import { CameraIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';

// The reader of codes weighs a megabyte, so it is fetched with the dialog and not before.
const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

interface Props {
  readonly className: string | undefined;
  /** When a lot was found. */
  readonly onDone?: () => void;
}

/** NAV-03: the camera button; dressed by the bar it stands in. */
export function ScanButton({ className, onDone }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Scan Label"
        aria-haspopup="dialog"
        onClick={open}
      >
        <CameraIcon size={22} />
      </button>
      {opened && (
        <Suspense>
          <ScanDialog
            onClose={close}
            onFound={() => {
              close();
              onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

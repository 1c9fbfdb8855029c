import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';

// Fetched when asked for: most visits never open it.
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

/** Dressed by the menu it stands in. */
export function HelpLink({ className }: { className: string | undefined }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        Need help
      </button>
      {opened && (
        <Suspense>
          <HelpDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

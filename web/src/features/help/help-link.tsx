import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';

// Fetched when asked for: most visits never open it.
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

export function HelpLink() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="sm" px="xs" onClick={open}>
        Need help
      </Button>
      {opened && (
        <Suspense>
          <HelpDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';

// Loaded on demand: most visits never open it.
const fetchHelpDialog = async () => (await import('./help-dialog.tsx')).HelpDialog;

export function HelpLink() {
  const { Dialog: HelpDialog, opened, open, close } = useLazyDialog(fetchHelpDialog);
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={open}>
        Need help
      </Button>
      {opened && HelpDialog !== null && <HelpDialog onClose={close} />}
    </>
  );
}

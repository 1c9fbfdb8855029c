import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';

// Loaded on demand: most visits never open it.
const fetchHelpDialog = async () => (await import('./help-dialog.tsx')).HelpDialog;

/** Styled by the menu around it. */
export function HelpLink({ className }: { className: string | undefined }) {
  const { Dialog: HelpDialog, opened, open, close } = useLazyDialog(fetchHelpDialog);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        Need help
      </button>
      {opened && HelpDialog !== null && <HelpDialog onClose={close} />}
    </>
  );
}

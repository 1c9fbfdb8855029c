import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';

// Fetched when asked for: most visits never open it.
const fetchHelpDialog = async () => (await import('./help-dialog.tsx')).HelpDialog;

/** Dressed by the menu it stands in. */
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

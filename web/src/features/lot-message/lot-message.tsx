import { Button } from '@mantine/core';
import { MessageSquareIcon } from 'lucide-react';
import { useLazyDialog } from '../../lib/interaction/use-lazy-dialog.ts';
import { useSession } from '../../api/session.ts';

const fetchLotMessageDialog = async () =>
  (await import('./lot-message-dialog.tsx')).LotMessageDialog;

/** PV-05: a question about a lot, for signed-in users; answered by email. */
export function LotMessage({ lot }: { lot: { readonly id: string; readonly title: string } }) {
  const { user } = useSession();
  const { Dialog: LotMessageDialog, opened, open, close } = useLazyDialog(fetchLotMessageDialog);
  if (user === null) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        px="xs"
        leftSection={<MessageSquareIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Message to admin
      </Button>
      {opened && LotMessageDialog !== null && <LotMessageDialog lot={lot} onClose={close} />}
    </>
  );
}

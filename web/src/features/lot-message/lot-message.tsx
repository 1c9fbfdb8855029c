import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MessageSquareIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session.ts';

const LotMessageDialog = lazy(async () => ({
  default: (await import('./lot-message-dialog.tsx')).LotMessageDialog,
}));

/** PV-05: a question about a lot, for the signed in; the answer comes by email. */
export function LotMessage({ lot }: { lot: { readonly id: string; readonly title: string } }) {
  const { user } = useSession();
  const [opened, { open, close }] = useDisclosure(false);
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
      {opened && (
        <Suspense>
          <LotMessageDialog lot={lot} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

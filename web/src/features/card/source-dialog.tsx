import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import type { CardAction } from './source-actions.ts';
import { ConfirmCardDialog } from './confirm-card-dialog.tsx';
import { UpdateCardDialog } from './update-card-dialog.tsx';
import { VerifyBankDialog } from './verify-bank-dialog.tsx';

interface Props {
  readonly action: CardAction;
  readonly source: SavedSource;
  readonly onClose: () => void;
}

/** What changes a saved card or bank account. */
export function SourceDialog({ action, source, onClose }: Props) {
  if (action === 'default' || action === 'delete') {
    return <ConfirmCardDialog source={source} action={action} onClose={onClose} />;
  }
  return source.object === 'card' ? (
    <UpdateCardDialog card={source} onClose={onClose} />
  ) : (
    <VerifyBankDialog bank={source} onClose={onClose} />
  );
}

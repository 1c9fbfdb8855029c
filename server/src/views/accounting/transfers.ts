// Transfers of the payment provider, and sellers' accounts there.
import type { Payout, TransferAccount } from '@hammerdock/contract/shapes/settlement.ts';
import type { PayoutRow } from '../../store/accounting/payouts.ts';
import type { TransferAccountRow } from '../../store/accounting/transfer-accounts.ts';

interface Titled {
  /** The name that sellers and admins know. */
  readonly title: string;
}

/** The payment provider in use. */
export interface Paying {
  readonly name: string;
  readonly transfers: Titled | null;
}

export const viewTransferAccount = (
  { title }: Titled,
  account: TransferAccountRow | undefined,
): TransferAccount => ({
  provider_name: title,
  standing: account?.standing ?? 'none',
  needs: [...(account?.needs ?? [])],
});

/** A former provider, or one whose transfers are switched off, is named as in our records. */
export function viewTransfer(row: PayoutRow, { name, transfers }: Paying): Payout['transfer'] {
  const { provider, transferState: state, problem, reversalRefusedAt } = row;
  if (provider === null || state === null) return null;
  const title = provider === name ? transfers?.title : undefined;
  return {
    provider_name: title ?? provider,
    state,
    problem,
    reversal_refused: reversalRefusedAt !== null,
  };
}

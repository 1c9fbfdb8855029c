// Saves a tokenized card or bank account of a buyer.
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import type { TokenisedBank, TokenisedCard } from '../../gateways/payments/gateway.ts';
import {
  findByGateway,
  insertBank,
  insertCard,
  listSources,
  setPrimary,
  type BankRow,
  type CardRow,
  type SourceRow,
} from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';

interface ToSave {
  readonly userId: string;
  readonly address: unknown;
  readonly primary: boolean;
}

export async function saveCard(
  tx: Tx,
  { tokenised, ...card }: ToSave & { readonly tokenised: TokenisedCard },
): Promise<Result<CardRow, 'CardLimitReached' | 'CardRefused'>> {
  const { userId, address } = card;
  const saved = await save(tx, card, {
    gatewayCard: tokenised.gatewayCard,
    isChargeable: true,
    insert: (id) => insertCard(tx, { id, userId, ...tokenised, address, isPrimary: false }),
  });
  if (!saved.ok) return saved;
  return saved.value?.kind === 'card' ? ok(saved.value) : refused('CardRefused');
}

/** A bank account is never primary before it is verified. */
export async function saveBank(
  tx: Tx,
  { tokenised, ...bank }: ToSave & { readonly tokenised: TokenisedBank },
): Promise<Result<BankRow, 'CardLimitReached' | 'BankRefused'>> {
  const { userId, address } = bank;
  const saved = await save(tx, bank, {
    gatewayCard: tokenised.gatewayCard,
    isChargeable: tokenised.status === 'verified',
    insert: (id) => insertBank(tx, { id, userId, ...tokenised, address }),
  });
  if (!saved.ok) return saved;
  return saved.value?.kind === 'bank' ? ok(saved.value) : refused('BankRefused');
}

interface Saving {
  readonly gatewayCard: string;
  readonly isChargeable: boolean;
  /** false: it was saved before. */
  readonly insert: (id: string) => Promise<boolean>;
}

/** null: it was removed here before, so the provider requires a new token. */
async function save(
  tx: Tx,
  { userId, primary }: ToSave,
  { gatewayCard, isChargeable, insert }: Saving,
): Promise<Result<SourceRow | null, 'CardLimitReached'>> {
  await lockUser(tx, userId);
  const saved = await listSources(tx, userId);
  const known = await findByGateway(tx, userId, gatewayCard);
  if (known !== undefined) return ok(known);
  if (saved.length >= SAVED_CARDS_MAX) return refused('CardLimitReached');
  const id = newId();
  if (!(await insert(id))) return ok(null);
  const isFirst = saved.every(({ isPrimary }) => !isPrimary);
  if (isChargeable && (primary || isFirst)) await setPrimary(tx, userId, id);
  const added = await findByGateway(tx, userId, gatewayCard);
  if (added === undefined) throw new Error(`${id} was saved and cannot be found`);
  return ok(added);
}

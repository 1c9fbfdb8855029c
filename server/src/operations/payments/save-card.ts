// Saves a tokenized card as one of the buyer's cards.
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import type { TokenisedCard } from '../../gateways/payments/gateway.ts';
import {
  findCardByGateway,
  insertCard,
  listCards,
  setPrimaryCard,
  type CardRow,
} from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';

export interface CardToSave {
  readonly userId: string;
  readonly tokenised: TokenisedCard;
  readonly address: unknown;
  readonly primary: boolean;
}

export async function saveCard(
  tx: Tx,
  { userId, tokenised, address, primary }: CardToSave,
): Promise<Result<CardRow, 'CardLimitReached' | 'CardRefused'>> {
  await lockUser(tx, userId);
  const saved = await listCards(tx, userId);
  const known = await findCardByGateway(tx, userId, tokenised.gatewayCard);
  if (known !== undefined) return ok(known);
  if (saved.length >= SAVED_CARDS_MAX) return refused('CardLimitReached');
  const id = newId();
  const isNew = await insertCard(tx, { id, userId, ...tokenised, address, isPrimary: false });
  // The card was removed here before, so the provider requires a new token.
  if (!isNew) return refused('CardRefused');
  if (primary || saved.length === 0) await setPrimaryCard(tx, userId, id);
  const card = await findCardByGateway(tx, userId, tokenised.gatewayCard);
  if (card === undefined) throw new Error(`card ${id} was saved and cannot be found`);
  return ok(card);
}

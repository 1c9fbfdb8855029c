/** The token in a message of the provider's page; null for other messages. */
export function readCardToken(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  providerOrigin: string,
): string | null {
  if (origin !== providerOrigin || typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'card_token' || !('card_token' in data)) return null;
  return typeof data.card_token === 'string' ? data.card_token : null;
}

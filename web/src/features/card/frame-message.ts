export type FrameMessage =
  | { readonly type: 'card_token'; readonly card_token: string }
  | { readonly type: 'card_form_refused' }
  | { readonly type: 'card_form_height'; readonly height: number };

const HEIGHT_MAX = 2000;

/** A message of the provider's page; null for others. */
export function readFrameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  providerOrigin: string,
): FrameMessage | null {
  if (origin !== providerOrigin || typeof data !== 'object' || data === null) return null;
  if (!('type' in data)) return null;
  const { type } = data;
  if (type === 'card_token' && 'card_token' in data && typeof data.card_token === 'string') {
    return { type, card_token: data.card_token };
  }
  if (type === 'card_form_refused') return { type };
  if (type === 'card_form_height' && 'height' in data && typeof data.height === 'number') {
    return { type, height: Math.min(data.height, HEIGHT_MAX) };
  }
  return null;
}

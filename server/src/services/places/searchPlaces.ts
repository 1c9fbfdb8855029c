import type { places } from '@hammerdock/contract/services/places.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { askMaps } from './ask-maps.ts';

export const searchPlaces: Handler<typeof places.searchPlaces> = async (input, ctx) => {
  const found = await askMaps(ctx, input.registration_token, (maps, signal) =>
    maps.suggest(input.searchtext, signal),
  );
  if (!found.ok) return found;
  const texts = new Set<string>();
  const places = found.value.flatMap(({ id, text }) => {
    // Users could not tell two of the same text from each other.
    if (texts.has(text)) return [];
    texts.add(text);
    return [{ place_id: id, text }];
  });
  return ok({ places });
};

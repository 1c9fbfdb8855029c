// Suggestions while typing (FIND-03), with selection by arrow keys.
import type { Suggestion } from '@hammerdock/contract/shapes/catalog.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall } from '../../api/query.tsx';

const WAIT_MS = 200;
const LETTERS_MIN = 2;

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly isShown: boolean;
  /** -1: none; Enter then searches for the typed words. */
  readonly active: number;
  /** Whether the key moved within the list or closed it. */
  readonly steer: (key: string) => boolean;
}

export function useSuggestions(typed: string): Suggestions {
  const words = typed.trim();
  const [wanted] = useDebouncedValue(words, WAIT_MS);
  // The selection and the closed state last until the next edit.
  const [place, setPlace] = useState({ typed, active: -1, away: false });
  if (place.typed !== typed) setPlace({ typed, active: -1, away: false });
  const asking = words.length >= LETTERS_MIN && wanted.length >= LETTERS_MIN;
  const found = useCall(
    'catalog.listSuggestions',
    { searchtext: wanted },
    { enabled: asking, keepPrevious: true },
  );
  const suggestions = asking ? (found.data?.suggestions ?? []) : [];
  const isShown = suggestions.length > 0 && !place.away;
  const active = isShown && place.active < suggestions.length ? place.active : -1;
  return {
    suggestions,
    isShown,
    active,
    steer: (key) => {
      const next = isShown ? moveSelection(key, active, suggestions.length) : null;
      if (next !== null) setPlace({ typed, ...next });
      return next !== null;
    },
  };
}

/** The selection after a key; null: the key does not belong to the list. */
export function moveSelection(
  key: string,
  active: number,
  count: number,
): { readonly active: number; readonly away: boolean } | null {
  switch (key) {
    case 'ArrowDown':
      return { active: active + 1 < count ? active + 1 : -1, away: false };
    case 'ArrowUp':
      return { active: active < 0 ? count - 1 : active - 1, away: false };
    case 'Escape':
      return { active: -1, away: true };
    default:
      return null;
  }
}

/** The combobox attributes of the field. */
export const comboboxOf = (id: string, { isShown, active }: Suggestions) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isShown,
  'aria-controls': `${id}-list`,
  'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
  // Escape closes the list first, and the surrounding drawer only when pressed again.
  'data-mantine-stop-propagation': isShown || undefined,
});

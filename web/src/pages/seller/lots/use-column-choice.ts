// The columns that are hidden on this device, for drafts and for published lots.
import { useLocalStorage } from '@mantine/hooks';
import type { SellerLotList } from '../../../paths.ts';

export interface ColumnChoice {
  readonly isHidden: (key: string) => boolean;
  readonly hide: (keys: readonly string[]) => void;
}

const NOTHING = { draft: [] as string[], published: [] as string[] };

export function useColumnChoice(list: SellerLotList): ColumnChoice {
  const [stored, setStored] = useLocalStorage({
    key: 'hammerdock.hidden-lot-columns',
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
  });
  const kind = list === 'draft' ? 'draft' : 'published';
  const hidden = new Set(stored[kind]);
  return {
    isHidden: (key) => hidden.has(key),
    hide: (keys) => setStored({ ...stored, [kind]: [...keys] }),
  };
}

// The panel of the filters on phones. A typed price is applied with the next choice, and when the
// panel closes in any way, since the field is gone then.
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { SearchAddress } from '../../../features/lot/search/search-address.ts';
import { orderedRange, type PriceRange } from './price-range.ts';

type Narrow = (next: Record<string, unknown>) => void;

export function useFilterPanel(address: SearchAddress, narrow: Narrow) {
  const [opened, panel] = useDisclosure(false);
  const [typed, setTyped] = useState<PriceRange | null>(null);
  const [clearings, setClearings] = useState(0);
  const isPending =
    typed !== null && (typed.min !== (address.min ?? '') || typed.max !== (address.max ?? ''));
  const apply: Narrow = (next) => {
    setTyped(null);
    narrow(typed === null ? next : { ...next, ...orderedRange(typed) });
  };
  const applyTyped = () => {
    if (isPending) apply({ ...address });
  };
  return {
    opened,
    open: panel.open,
    /** The number of results is that of the filters without the typed price. */
    isPending,
    /** Changes when what was typed is to be forgotten. */
    clearings,
    type: setTyped,
    apply,
    close: () => {
      panel.close();
      applyTyped();
    },
    back: () => {
      panel.close();
      // The history first returns to this page.
      window.addEventListener('popstate', applyTyped, { once: true });
    },
    clear: (clearAll: () => void) => {
      setTyped(null);
      setClearings((count) => count + 1);
      clearAll();
    },
  };
}

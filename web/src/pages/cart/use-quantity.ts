import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { CartLine } from '@hammerdock/contract/shapes/cart.ts';
import { checkPieces } from '@hammerdock/domain/invoicing/cart.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';

/** UX-07. */
const SEND_AFTER_MS = 1000;

/** S5: from one piece to all that are left. */
export function checkQuantity(
  typed: string,
  { projects_title, projects_qty, projects_sold }: CartLine,
): string | null {
  const qty = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  const enough = checkPieces(qty, projects_qty - projects_sold);
  if (enough.ok) return null;
  return sentenceOf(enough.refusal, { ...enough.details, title: projects_title });
}

/** The quantity of a line as it is typed; it is sent once typing pauses. */
export function useQuantity(line: CartLine) {
  const [typed, setTyped] = useState(String(line.qty));
  const [refused, setRefused] = useState<string | null>(null);
  const update = useCommand('cart.updateCartLine', {
    refreshes: ['cart.previewCart'],
    onRefused: (error) => {
      setRefused(textOf(error));
      return true;
    },
  });
  const send = useDebouncedCallback(
    (qty: number) => update.mutate({ project_id: line.project_id, qty }),
    SEND_AFTER_MS,
  );
  return {
    typed,
    error: refused ?? checkQuantity(typed, line),
    /** The figures are not yet those of the typed quantity. */
    isPending: typed !== String(line.qty),
    change: (next: string) => {
      setTyped(next);
      setRefused(null);
      send.cancel();
      if (checkQuantity(next, line) === null && next !== String(line.qty)) send(Number(next));
    },
  };
}

// Opens the lot of a scanned code (FIND-05).
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { useApi } from '../../api/use-api.ts';
import { paths } from '../../paths.ts';

interface LotOfCode {
  /** The error of the last code; null for none. */
  readonly complaint: string | null;
  readonly complain: (text: string | null) => void;
  readonly openLot: (code: string) => Promise<void>;
}

export function useLotOfCode(onFound: () => void): LotOfCode {
  const api = useApi();
  const navigate = useNavigate();
  const [complaint, complain] = useState<string | null>(null);
  return {
    complaint,
    complain,
    openLot: async (code) => {
      complain(null);
      try {
        const { data } = await api('catalog.getLotByLabel', { code });
        onFound();
        await navigate({ to: paths.product(data.product_id) });
      } catch (error) {
        const absent = isRefusal(error, 'NotFound');
        complain(absent ? `No lot has the code ${code}.` : textOf(error));
      }
    },
  };
}

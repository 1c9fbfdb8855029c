import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { paths } from '../../paths.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The drawer was opened from the page before this entry, so closing it goes back there. */
    lotOpenedHere?: true;
  }
}

/** The lot in the drawer stands in the address, so it can be shared and gone back from (NAV-11). */
export function useOpenLot(): (lotId: string) => void {
  const navigate = useNavigate();
  return (lotId) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, lot: lotId }),
      state: { lotOpenedHere: true },
      resetScroll: false,
    });
}

/** Which lot that is, and how its drawer closes. */
export function useLotDrawer() {
  const navigate = useNavigate();
  const router = useRouter();
  const lotId = useSearch({ strict: false, select: (search) => search.lot });
  return {
    lotId,
    close: () => {
      if (router.state.location.state.lotOpenedHere === true) router.history.back();
      else {
        void navigate({
          to: '.',
          search: ({ lot: _lot, ...before }) => before,
          replace: true,
          resetScroll: false,
        });
      }
    },
  };
}

interface Props extends Pick<ComponentPropsWithRef<'a'>, 'className' | 'aria-hidden' | 'tabIndex'> {
  readonly lotId: string;
  readonly children?: ReactNode;
}

/**
 * Opens the drawer; in a new tab, and for those who read without scripts, it is the page. The
 * router would work out the address anew for each of a hundred such links.
 */
export function LotLink({ lotId, children, ...rest }: Props) {
  const open = useOpenLot();
  const openHere = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    open(lotId);
  };
  return (
    <a href={paths.product(lotId)} onClick={openHere} {...rest}>
      {children}
    </a>
  );
}

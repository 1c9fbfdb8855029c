import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import {
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { openSignal } from '../../lib/signal.ts';
import { paths } from '../../paths.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The drawer was opened from the previous history entry, so closing it goes back. */
    lotOpenedHere?: true;
  }
}

/** The lot in the drawer is part of the address, for sharing and the Back button (NAV-11). */
export function useOpenLot(): (lotId: string) => void {
  const navigate = useNavigate();
  return (lotId) => {
    setOpening(true);
    // The drawer's shell is painted first.
    requestAnimationFrame(() =>
      setTimeout(
        () =>
          void navigate({
            to: '.',
            search: (before) => ({ ...before, lot: lotId }),
            state: { lotOpenedHere: true },
            resetScroll: false,
          }).finally(() => setOpening(false)),
      ),
    );
  };
}

const openingChanged = openSignal();
let isOpening = false;

function setOpening(opening: boolean): void {
  isOpening = opening;
  openingChanged.notify();
}

/** From the press until the address has the lot, which takes long on a slow phone. */
export const useIsOpeningLot = (): boolean =>
  useSyncExternalStore(
    openingChanged.subscribe,
    () => isOpening,
    () => false,
  );

/** The lot in the drawer, and how to close it. */
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
 * Opens the drawer; in a new tab or without scripts, the lot's page. A plain link, because the
 * router would compute the address again for each of a hundred links.
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

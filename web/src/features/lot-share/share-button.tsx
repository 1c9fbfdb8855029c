import { ActionIcon } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { Share2Icon } from 'lucide-react';
import { paths } from '../../paths.ts';
import { shareLot, sharerOf } from './share-lot.ts';

/** Shares the lot's page without what stands behind its address. */
export function ShareButton({ lot }: { lot: Pick<LotDetail, 'id' | 'title'> }) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label="Share"
      onClick={() => {
        const url = paths.absolute(window.location.origin, paths.product(lot.id));
        void shareLot(sharerOf(window.navigator), { title: lot.title, url });
      }}
    >
      <Share2Icon size={20} aria-hidden />
    </ActionIcon>
  );
}

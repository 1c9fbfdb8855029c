// What a seller decides by hand about photos of a ZIP file, each of which can be undone.
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { useRef, useState } from 'react';
import { useCommand } from '../../../api/query.tsx';

const REFRESHES = ['photoArchives.getPhotoArchive', 'photoArchives.searchArchiveLots'] as const;

type Files = readonly Pick<ArchivedFile, 'place'>[];

const NONE: Files = [];

/** `onDone`: after a choice, but not after undoing one. */
export function usePhotoChoices(archive_id: string, onDone: () => void) {
  const [discarded, setDiscarded] = useState(NONE);
  const discarding = useRef(NONE);
  const chosen = () => {
    setDiscarded(discarding.current);
    onDone();
  };
  const assigning = useCommand('photoArchives.assignArchivePhotos', {
    refreshes: REFRESHES,
    onDone: chosen,
  });
  const detaching = useCommand('photoArchives.detachArchivePhotos', {
    refreshes: REFRESHES,
    onDone: chosen,
  });
  const undoing = useCommand('photoArchives.unassignArchivePhotos', {
    refreshes: REFRESHES,
    onDone: () => setDiscarded(NONE),
  });
  const of = (files: Files) => ({ archive_id, places: files.map(({ place }) => place) });
  const assign = (files: Files, lot_id: string | null): void => {
    discarding.current = lot_id === null ? files : NONE;
    assigning.mutate({ ...of(files), lot_id });
  };
  return {
    isPending: assigning.isPending || detaching.isPending || undoing.isPending,
    /** By the last choice, which can be undone at once. */
    discarded,
    assign,
    discard: (files: Files): void => assign(files, null),
    detach: (files: Files): void => {
      discarding.current = NONE;
      detaching.mutate(of(files));
    },
    /** Restores photos that were discarded, too. */
    undo: (files: Files): void => undoing.mutate(of(files)),
    forgetDiscarded: (): void => setDiscarded(NONE),
  };
}

export type PhotoChoices = ReturnType<typeof usePhotoChoices>;

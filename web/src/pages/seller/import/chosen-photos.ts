// Which photos of a ZIP file are selected, to give them to one lot at once. The selection stays
// while the seller turns the pages.
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { PHOTOS_AT_ONCE_MAX } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { useState } from 'react';

export interface ChosenPhotos {
  readonly files: readonly ArchivedFile[];
  /** Where a range begins: the last one that was clicked. */
  readonly anchor: number | null;
}

export const NOTHING_CHOSEN: ChosenPhotos = { files: [], anchor: null };

interface Click {
  readonly place: number;
  /** With Shift: also all between it and the one clicked before. */
  readonly isRange: boolean;
}

/** After a click on one of the files that are shown. */
export function clicked(
  { files, anchor }: ChosenPhotos,
  shown: readonly ArchivedFile[],
  { place, isRange }: Click,
): ChosenPhotos {
  const at = shown.findIndex((file) => file.place === place);
  const from = shown.findIndex((file) => file.place === anchor);
  if (at < 0) return { files, anchor };
  const begin = isRange && from >= 0 ? from : at;
  const clickedFiles = shown.slice(Math.min(begin, at), Math.max(begin, at) + 1);
  const isAdding = !files.some((file) => file.place === place);
  return { files: changed(files, clickedFiles, isAdding), anchor: place };
}

/** All that are shown, or none of them when all are selected. */
export function allClicked({ files }: ChosenPhotos, shown: readonly ArchivedFile[]): ChosenPhotos {
  return { files: changed(files, shown, !areAllChosen(files, shown)), anchor: null };
}

export const areAllChosen = (
  files: readonly ArchivedFile[],
  shown: readonly ArchivedFile[],
): boolean => shown.every(({ place }) => files.some((file) => file.place === place));

function changed(
  files: readonly ArchivedFile[],
  clickedFiles: readonly ArchivedFile[],
  isAdding: boolean,
): readonly ArchivedFile[] {
  const places = new Set(clickedFiles.map(({ place }) => place));
  const others = files.filter(({ place }) => !places.has(place));
  return isAdding ? [...others, ...clickedFiles].slice(0, PHOTOS_AT_ONCE_MAX) : others;
}

interface Selectable {
  /** Of this page. */
  readonly shown: readonly ArchivedFile[];
  /** Of these, those without a lot, which are selected all at once. */
  readonly loose: readonly ArchivedFile[];
}

export function useChosenPhotos({ shown, loose }: Selectable) {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  return {
    files: chosen.files,
    isChosen: ({ place }: ArchivedFile) => chosen.files.some((file) => file.place === place),
    onClick: (click: Click) => setChosen((before) => clicked(before, shown, click)),
    onAll: () => setChosen((before) => allClicked(before, loose)),
    clear: () => setChosen(NOTHING_CHOSEN),
  };
}

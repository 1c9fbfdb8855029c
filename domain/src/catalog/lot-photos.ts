// The photos of a lot: which ones its seller may give it, and what follows from a new order.
import type { DefectPhoto } from './condition-report.ts';

/** The photos of a published lot, which buyers have seen, stay where they are; more may follow. */
export const onlyAddsPhotos = (had: readonly string[], wanted: readonly string[]): boolean =>
  had.every((name, at) => wanted[at] === name);

export const namesTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Captions of defects count the photos from 1: they follow theirs, or go with it. */
export function moveDefectPhotos(
  defects: readonly DefectPhoto[],
  { had, wanted }: { had: readonly string[]; wanted: readonly string[] },
): DefectPhoto[] {
  return defects
    .flatMap(({ photo, caption }) => {
      const name = had[photo - 1];
      const at = name === undefined ? -1 : wanted.indexOf(name);
      return at < 0 ? [] : [{ photo: at + 1, caption }];
    })
    .toSorted((one, other) => one.photo - other.photo);
}

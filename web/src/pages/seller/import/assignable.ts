import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import type { Answer } from '../../../api/calls.ts';

const UNMATCHED: ReadonlySet<ArchivedFile['outcome']> = new Set(['unknown', 'ambiguous', 'full']);

/** Only before the photos are added: their files are deleted after that. */
export const isAssignable = (
  state: Answer<'photoArchives.getPhotoArchive'>['state'],
  { outcome }: Pick<ArchivedFile, 'outcome'>,
): boolean => state === 'ready' && UNMATCHED.has(outcome);

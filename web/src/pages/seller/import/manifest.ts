import type { Answer } from '../../../api/calls.ts';

/** An import with its file, rows and progress. */
export type Manifest = Answer<'manifests.getManifest'>;

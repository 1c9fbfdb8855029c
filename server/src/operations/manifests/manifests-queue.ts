// Imports of manifests that have to be read, checked or imported. A restart loses none of them.
import type { Instant } from '@hammerdock/domain/time.ts';
import { findManifestImport, manifestsToWorkOn } from '../../store/manifests/manifest-imports.ts';
import type { ClaimedItem } from '../../store/platform/work-items.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { checkManifest } from './check-manifest.ts';
import { importDrafts } from './import-drafts.ts';
import { failManifest, readManifestFile, type ManifestWorker } from './read-manifest-file.ts';

/** Then its seller is notified, rather than waiting for the store. */
const ATTEMPTS_MAX = 3;

export const manifestsQueue: WorkQueue<ManifestWorker> = {
  name: 'manifests',
  candidates: manifestsToWorkOn,
  work: async (context, item) => {
    await workOnManifest(context, item);
    return 'done';
  },
};

export const workOnManifests = (context: ManifestWorker): Promise<void> =>
  runWorkQueue(context, manifestsQueue);

async function workOnManifest(
  context: ManifestWorker,
  { item, attempts }: Pick<ClaimedItem, 'item' | 'attempts'> & { since: Instant },
): Promise<void> {
  const manifest = await findManifestImport(context.workerDb, item);
  if (manifest === undefined) return;
  try {
    if (manifest.state === 'reading') await readManifestFile(context, manifest);
    else if (manifest.state === 'checking') await checkManifest(context, manifest);
    else if (manifest.state === 'importing') await importDrafts(context, manifest);
  } catch (error) {
    if (attempts < ATTEMPTS_MAX) throw error;
    context.log.error({ err: error, importId: item }, 'an import of a manifest failed');
    await failManifest(context, manifest, 'Something went wrong on our side. Upload it again.');
  }
}

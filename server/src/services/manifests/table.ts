import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { cancelManifest } from './cancelManifest.ts';
import { getManifest } from './getManifest.ts';
import { importManifest } from './importManifest.ts';
import { listManifestRows } from './listManifestRows.ts';
import { listManifests } from './listManifests.ts';
import { mapManifest } from './mapManifest.ts';
import { previewExport } from './previewExport.ts';
import { updateManifestRow } from './updateManifestRow.ts';
import { uploadManifest } from './uploadManifest.ts';

export const manifestsTable: ServiceTable<typeof manifests> = {
  uploadManifest,
  listManifests,
  getManifest,
  mapManifest,
  listManifestRows,
  updateManifestRow,
  importManifest,
  cancelManifest,
  previewExport,
};

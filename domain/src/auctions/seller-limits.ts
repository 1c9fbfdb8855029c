// Limits of the seller console, also for the web, which must not load the schemas of the contract.

/** Of an uploaded picture. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** Of a manifest. */
export const MANIFEST_MB_MAX = 10;
/** In one PDF. */
export const LABELS_AT_ONCE = 500;
/** The lists of lots that a seller can download. */
export const EXPORT_LISTS = ['draft', 'open', 'sold', 'unsold', 'relisted'] as const;
/** Of a ZIP file with photos. */
export const ARCHIVE_MB_MAX = 500;
/** It is uploaded in parts of this size, each within the time that a request may take. */
export const ARCHIVE_PART_BYTES = 4 * 1024 * 1024;
/** Files in it. */
export const ARCHIVE_FILES_MAX = 5000;

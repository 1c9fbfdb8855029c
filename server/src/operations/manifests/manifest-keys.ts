import { plainName } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { createHash } from 'node:crypto';

/** Files with the same columns in the same order have the same key. */
export const headerKeyOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plainName)))
    .digest('hex');

/** The name under which the vault encrypts a file. */
export const fileNameOf = (importId: string): string => `manifest ${importId}`;

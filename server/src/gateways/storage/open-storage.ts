// Opens the configured storage.
import type { Config } from '../../config/config.ts';
import { openDiskStorage } from './disk/disk-storage.ts';
import type { FileStorage } from './gateway.ts';
import { openS3Storage } from './s3/s3-storage.ts';

export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStorage =>
  s3 === null ? openDiskStorage(dataDir) : openS3Storage(s3);

// The options of where uploads and pictures are stored.
import * as z from 'zod';
import { option } from './option.ts';

export const fileOptions = {
  HAMMERDOCK_FILES: option(z.enum(['disk', 's3']), {
    means:
      'where uploads and pictures are: disk is the data folder, which several nodes must share; ' +
      's3 is a bucket of an S3-compatible service',
    standard: 'disk',
    example: 's3',
  }),
  HAMMERDOCK_S3_URL: option(z.string().regex(/^(https?:\/\/[^\s?#@]+[^\s/?#@])?$/), {
    means: 'the address of the bucket, which must be private',
    standard: '',
    example: 'https://s3.us-east-1.amazonaws.com/auction-files',
  }),
  HAMMERDOCK_S3_REGION: option(z.string().regex(/^[a-z0-9-]*$/), {
    means: 'the region of the bucket; auto where the service has none',
    standard: '',
    example: 'us-east-1',
  }),
  HAMMERDOCK_S3_KEY_ID: option(z.string(), {
    means: 'the id of the access key, which may list, read, write and delete in the bucket',
    standard: '',
    example: 'the-access-key-id',
  }),
  HAMMERDOCK_S3_SECRET_KEY: option(z.string(), {
    means: 'the secret of that access key',
    standard: '',
    example: 'the-secret-access-key',
    secret: true,
  }),
  HAMMERDOCK_S3_PRESIGNED: option(z.enum(['no', 'yes']), {
    means:
      'whether browsers fetch the pictures of lots from the bucket itself, by addresses that ' +
      'expire within an hour; uploads are sent by the store in any case',
    standard: 'no',
    example: 'yes',
  }),
};

import type { uploads } from '@hammerdock/contract/services/uploads.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { muliple_img_uploader } from './muliple_img_uploader.ts';

export const uploadsTable: ServiceTable<typeof uploads> = { muliple_img_uploader };

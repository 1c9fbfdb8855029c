import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { addressOfCall } from '../call-address.ts';
import { postForm, type PostOptions } from './post-form.ts';
import { sendForm } from './send-form.ts';

interface Sending extends Pick<PostOptions, 'signal' | 'onProgress'> {
  /** The seller an admin acts for. */
  readonly acting: { readonly seller_id?: string };
}

/** In full size: buyers zoom into it. Rejects with an UploadError. */
export async function uploadLotPhoto(
  file: File,
  { acting, ...options }: Sending,
): Promise<SellerPhoto> {
  const call = 'lotPhotos.uploadLotPhotos';
  const post = (form: FormData) => postForm(form, { ...addressOfCall(call), ...options });
  const [photo] = await sendForm(post, { call, fields: { ...acting }, files: [file] });
  if (photo === undefined) throw new Error('a photo was taken in without a name');
  const { name, address, filename, title, description } = photo;
  return { name, address, filename, title, description };
}

// Uploads pictures of users, one or several at once.
import type { Answer } from '../calls.ts';
import { sendForm } from './send-form.ts';

export type Uploaded = Answer<'uploads.muliple_img_uploader'>['responseData']['files'][number];

/** The box that a webcam photo is scaled into. */
const COMPRESSION = { isCompress: 'true', quality: '80', resultWidth: '500', resultHeight: '500' };

export interface PicturesToSend {
  readonly files: readonly File[];
  readonly compressed: boolean;
}

/** `post` sends the form to its address. */
export const sendPictures = (
  post: (form: FormData) => Promise<Response>,
  { files, compressed }: PicturesToSend,
): Promise<readonly Uploaded[]> =>
  sendForm(post, {
    call: 'uploads.muliple_img_uploader',
    fields: { folder: 'messages', ...(compressed ? COMPRESSION : {}) },
    files,
  });

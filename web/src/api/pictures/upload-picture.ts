import { addressOfCall } from '../call-address.ts';
import { sendPictures, type Uploaded } from './send-pictures.ts';

/** One by one, so that each has its own outcome. */
export async function uploadPicture(file: File, compressed: boolean): Promise<Uploaded> {
  const { method, path } = addressOfCall('uploads.muliple_img_uploader');
  const post = (body: FormData) => fetch(path, { method, credentials: 'same-origin', body });
  const [uploaded] = await sendPictures(post, { files: [file], compressed });
  if (uploaded === undefined) throw new Error('a picture was taken in without a name');
  return uploaded;
}

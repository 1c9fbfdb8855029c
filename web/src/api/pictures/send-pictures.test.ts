import { describe, expect, test } from 'vitest';
import { UploadError } from '../../lib/text/upload-error.ts';
import { sendPictures } from './send-pictures.ts';

const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
const taken = { file_name: 'a.webp', address: '/uploads/a.webp', width: 1, height: 1 };

const answered = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const success = { status: 'success', statusText: '', data: { responseData: { files: [taken] } } };

async function rejectionOf(post: () => Promise<Response>) {
  const error: unknown = await sendPictures(post, { files, compressed: false }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof UploadError)) throw new Error('it was not rejected');
  const { message, status, remove } = error;
  return { message, status, remove };
}

describe('sending pictures', () => {
  test('MISC-01 a webcam photo requests quality 80 and 500 by 500, a file nothing', async () => {
    const sent: FormData[] = [];
    const post = (form: FormData) => {
      sent.push(form);
      return answered(200, success)();
    };
    expect(await sendPictures(post, { files, compressed: true })).toEqual([taken]);
    await sendPictures(post, { files, compressed: false });
    const fields = sent.map((form) => Object.fromEntries([...form].slice(0, -1)));
    expect(fields).toEqual([
      {
        folder: 'messages',
        isCompress: 'true',
        quality: '80',
        resultWidth: '500',
        resultHeight: '500',
      },
      { folder: 'messages' },
    ]);
    expect(sent.map((form) => [...form.keys()].at(-1))).toEqual(['file_upload', 'file_upload']);
  });

  test('MISC-08 status 403 rejects with a flag to remove the picture', async () => {
    const refusal = { status: 'error', statusText: 'You are signed in as someone else.' };
    expect(await rejectionOf(answered(403, refusal))).toEqual({
      message: 'You are signed in as someone else.',
      status: 403,
      remove: true,
    });
    expect(await rejectionOf(answered(403, '<h1>Forbidden</h1>'))).toMatchObject({ remove: true });
  });

  test('MISC-08 any other error status rejects with it', async () => {
    for (const status of [301, 400, 413, 415, 429, 500, 502, 507]) {
      const rejection = await rejectionOf(answered(status, { statusText: '' }));
      expect(rejection).toEqual({ message: 'Upload Failed!', status, remove: false });
    }
  });

  test('MISC-02 shows the server’s message, else that the upload or its picture failed', async () => {
    const wrong = 'Something went wrong! Please make sure you upload the expected file type.';
    const refusal = { status: 'error', statusText: wrong };
    expect((await rejectionOf(answered(415, refusal))).message).toBe(wrong);
    const unreached = await rejectionOf(() => Promise.reject(new TypeError('no network')));
    expect(unreached).toEqual({ message: 'Upload Failed!', status: null, remove: false });
    for (const body of ['<h1>Welcome</h1>', '', 'null', {}, { ...success, data: null }]) {
      const { message, status } = await rejectionOf(answered(200, body));
      expect([body, message, status]).toEqual([body, 'Image Upload Failed', 200]);
    }
  });
});

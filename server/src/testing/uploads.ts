// Test images, and uploading them as a browser does.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Envelope } from '@hammerdock/contract/call.ts';
import sharp from 'sharp';
import type { Member } from './members.ts';
import type { World } from './world.ts';

export const drawPicture = (width = 1280, height = 720) =>
  sharp({ create: { width, height, channels: 3, background: '#a45a2a' } });

export interface SentFile {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
}

interface UploadAnswer {
  readonly responseData: {
    readonly files: readonly {
      readonly file_name: string;
      readonly address: string;
      readonly width: number;
      readonly height: number;
    }[];
  };
}

export async function upload(
  world: World,
  who: Member | null,
  files: readonly SentFile[],
  fields: readonly (readonly [string, string])[] = [],
): Promise<{ status: number; body: Envelope<UploadAnswer> }> {
  const payload = new FormData();
  for (const [name, value] of fields) payload.append(name, value);
  for (const { content, name = 'photo.jpg', type = 'image/jpeg' } of files) {
    payload.append('file_upload', new Blob([Uint8Array.from(content)], { type }), name);
  }
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/common/muliple_img_uploader',
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

/** The stored names of one uploaded picture. */
export async function uploadOne(world: World, who: Member) {
  const content = await drawPicture(640, 480).jpeg().toBuffer();
  const { body } = await upload(world, who, [{ content }]);
  const [file] = body.status === 'success' ? body.data.responseData.files : [];
  if (file === undefined) throw new Error(`not taken in: ${body.statusText}`);
  return file;
}

/** Every file in the uploads folder, recursively. */
export async function listUploaded({ app }: World): Promise<string[]> {
  const folder = path.join(app.context.config.dataDir, 'uploads');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

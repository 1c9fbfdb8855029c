import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { serveConstantFile } from './constant-file.ts';

test('SF7 a constant file is made once, and compressed once per encoding', async () => {
  const app = Fastify();
  const br = vi.fn((plain: Buffer) => Promise.resolve(Buffer.from(`br ${plain.toString()}`)));
  const gzip = vi.fn((plain: Buffer) => Promise.resolve(Buffer.from(`gzip ${plain.toString()}`)));
  const make = vi.fn(() => ({ type: 'text/plain', text: 'words' }));
  serveConstantFile(app, '/file', make, { br, gzip });
  expect(make).not.toHaveBeenCalled();
  const get = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const { body, headers: sent } = await app.inject({ url: '/file?x=1', headers });
    return [sent['content-encoding'], body];
  };
  const asked = ['br', 'gzip, br', 'gzip', 'gzip', 'br', 'identity'].map(get);
  expect(await Promise.all(asked)).toEqual([
    ['br', 'br words'],
    ['br', 'br words'],
    ['gzip', 'gzip words'],
    ['gzip', 'gzip words'],
    ['br', 'br words'],
    [undefined, 'words'],
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(br).toHaveBeenCalledTimes(1);
  expect(gzip).toHaveBeenCalledTimes(1);
  await app.close();
});

// Writes a compressed copy of each built file, so that serving it needs no compression.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The maximum saves 1 % more of scripts, for twice the time, which delays the first start. */
const QUALITY = 10;
/** A page waits for its styles, and the maximum saves 7 % of them. */
const QUALITY_OF_STYLES = constants.BROTLI_MAX_QUALITY;
const COMPRESSIBLE = /\.(?:js|css|svg|wasm)$/;

type Built = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Only for the client build; the server build is not served. */
export function compressedFiles(): Plugin {
  return {
    name: 'hammerdock-compressed-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
      await Promise.all(files.map((file) => writeCompressed(dir, file)));
    },
  };
}

async function writeCompressed(dir: string, file: Built): Promise<void> {
  const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: file.fileName.endsWith('.css')
          ? QUALITY_OF_STYLES
          : QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [suffix, compressed] of [
    ['br', brotli],
    ['gz', gzipped],
  ] as const) {
    // A compressed copy of a short file can be longer.
    if (compressed.length < content.length)
      await writeFile(join(dir, `${file.fileName}.${suffix}`), compressed);
  }
}

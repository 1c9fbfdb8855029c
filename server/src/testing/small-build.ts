// A minimal web build, so that tests of the server do not need the real one.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MANIFEST = {
  'src/entry-client.tsx': { file: 'assets/a.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b.js' },
  'style.css': { file: 'assets/all.css' },
};

/** The folder of the build; `entry` is the source of its module that renders pages. */
export function writeSmallBuild(entry: string): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'hammerdock-web-'));
  mkdirSync(path.join(dist, 'client/.vite'), { recursive: true });
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(dist, 'server/package.json'), '{"type":"module"}');
  writeFileSync(path.join(dist, 'server/entry-server.js'), entry);
  return dist;
}

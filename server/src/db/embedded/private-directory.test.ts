import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimPrivateDirectory } from './private-directory.ts';

describe('a directory whose content we execute', () => {
  const parent = mkdtempSync(join(tmpdir(), 'private-'));

  test('is made, and accepted again', () => {
    const path = join(parent, 'ours');
    claimPrivateDirectory(path, 0o700);
    claimPrivateDirectory(path, 0o711);
    expect(statSync(path).mode & 0o777).toBe(0o711);
  });

  test('is refused when others may write there', () => {
    const path = join(parent, 'open');
    mkdirSync(path);
    chmodSync(path, 0o777);
    expect(() => claimPrivateDirectory(path, 0o700)).toThrow(/not a directory of ours alone/);
  });

  test('is refused when the name leads elsewhere', () => {
    const path = join(parent, 'link');
    symlinkSync(tmpdir(), path);
    expect(() => claimPrivateDirectory(path, 0o700)).toThrow(/not a directory of ours alone/);
  });
});

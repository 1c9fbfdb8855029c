import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimPrivateDirectory } from './private-directory.ts';

describe('a private directory', () => {
  const parent = mkdtempSync(join(tmpdir(), 'private-'));

  test('is created, and accepted again', () => {
    const path = join(parent, 'ours');
    claimPrivateDirectory(path, 0o700);
    claimPrivateDirectory(path, 0o711);
    expect(statSync(path).mode & 0o777).toBe(0o711);
  });

  test('is refused when other users may write there', () => {
    const path = join(parent, 'open');
    mkdirSync(path);
    chmodSync(path, 0o777);
    expect(() => claimPrivateDirectory(path, 0o700)).toThrow(/not a private directory/);
  });

  test('is refused when the name is a symbolic link', () => {
    const path = join(parent, 'link');
    symlinkSync(tmpdir(), path);
    expect(() => claimPrivateDirectory(path, 0o700)).toThrow(/not a private directory/);
  });
});

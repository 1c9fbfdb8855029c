import { describe, expect, test } from 'vitest';
import { openVault } from './vault.ts';

const SECRET = 'a secret of a store, long enough';

describe('the vault', () => {
  const vault = openVault(SECRET);

  test('opens what it sealed, also after a restart, and seals nothing twice alike', () => {
    const sealed = vault.seal('123456', 'code 1');
    expect(openVault(SECRET).open(sealed, 'code 1')).toBe('123456');
    expect(sealed.toString('latin1')).not.toContain('123456');
    expect(vault.seal('123456', 'code 1').equals(sealed)).toBe(false);
  });

  test('opens nothing under another name, with another secret, or that was changed', () => {
    const sealed = vault.seal('123456', 'code 1');
    expect(vault.open(sealed, 'code 2')).toBeNull();
    expect(openVault(`${SECRET}!`).open(sealed, 'code 1')).toBeNull();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(vault.open(changed, 'code 1')).toBeNull();
    expect(vault.open(sealed.subarray(0, 20), 'code 1')).toBeNull();
  });

  test('marks alike what is alike, and with its own secret only', () => {
    expect(vault.markOf('a code')).toBe(openVault(SECRET).markOf('a code'));
    expect(vault.markOf('a code')).not.toBe(vault.markOf('another'));
    expect(vault.markOf('a code')).not.toBe(openVault(`${SECRET}!`).markOf('a code'));
  });
});

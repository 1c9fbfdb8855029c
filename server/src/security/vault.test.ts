import { describe, expect, test } from 'vitest';
import { openVault } from './vault.ts';

const SECRET = 'a secret of a store, long enough';

describe('the vault', () => {
  const lines: unknown[] = [];
  const log = { error: (fields: object, text: string) => void lines.push({ ...fields, text }) };
  const vault = openVault(SECRET, log);

  test('opens what it sealed, also after a restart, and seals nothing twice alike', () => {
    const sealed = vault.seal('123456', 'code 1');
    expect(openVault(SECRET, log).open(sealed, 'code 1')).toBe('123456');
    expect(sealed.toString('latin1')).not.toContain('123456');
    expect(vault.seal('123456', 'code 1').equals(sealed)).toBe(false);
  });

  test('opens nothing under another name, with another secret, or that was changed', () => {
    const sealed = vault.seal('123456', 'code 1');
    expect(vault.open(sealed, 'code 2')).toBeNull();
    expect(openVault(`${SECRET}!`, log).open(sealed, 'code 1')).toBeNull();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(vault.open(changed, 'code 1')).toBeNull();
    expect(vault.open(sealed.subarray(0, 20), 'code 1')).toBeNull();
  });

  test('marks alike what is alike, and with its own secret only', () => {
    expect(vault.markOf('a code')).toBe(openVault(SECRET, log).markOf('a code'));
    expect(vault.markOf('a code')).not.toBe(vault.markOf('another'));
    expect(vault.markOf('a code')).not.toBe(openVault(`${SECRET}!`, log).markOf('a code'));
  });

  test('logs what does not open, with its name and without its content', () => {
    const sealed = vault.seal('123456', 'code 1');
    lines.length = 0;
    expect(vault.open(sealed, 'code 1')).toBe('123456');
    expect(lines).toEqual([]);
    openVault(`${SECRET}!`, log).open(sealed, 'code 1');
    expect(lines).toEqual([
      expect.objectContaining({ name: 'code 1', text: expect.stringMatching(/another secret/) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('123456');
  });

  test('SF17: signs with a key of its own for each use', () => {
    const signature = vault.sign('pickup pass', 'a text');
    expect(openVault(SECRET, log).isSigned('pickup pass', 'a text', signature)).toBe(true);
    expect(vault.isSigned('unsubscribe link', 'a text', signature)).toBe(false);
    expect(vault.isSigned('pickup pass', 'a text!', signature)).toBe(false);
    expect(vault.isSigned('pickup pass', 'a text', signature.slice(1))).toBe(false);
    expect(openVault(`${SECRET}!`, log).isSigned('pickup pass', 'a text', signature)).toBe(false);
  });
});

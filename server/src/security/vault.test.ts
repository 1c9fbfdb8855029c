import { describe, expect, test } from 'vitest';
import { openVault } from './vault.ts';

const SECRET = 'a secret of a store, long enough';

describe('the vault', () => {
  const lines: unknown[] = [];
  const log = { error: (fields: object, text: string) => void lines.push({ ...fields, text }) };
  const vault = openVault(SECRET, log);

  test('decrypts what it encrypted, also after a restart, with a new nonce each time', () => {
    const sealed = vault.encrypt('123456', 'code 1');
    expect(openVault(SECRET, log).decrypt(sealed, 'code 1')).toBe('123456');
    expect(sealed.toString('latin1')).not.toContain('123456');
    expect(vault.encrypt('123456', 'code 1').equals(sealed)).toBe(false);
  });

  test('does not decrypt with another name or secret, or changed data', () => {
    const sealed = vault.encrypt('123456', 'code 1');
    expect(vault.decrypt(sealed, 'code 2')).toBeNull();
    expect(openVault(`${SECRET}!`, log).decrypt(sealed, 'code 1')).toBeNull();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(vault.decrypt(changed, 'code 1')).toBeNull();
    expect(vault.decrypt(sealed.subarray(0, 20), 'code 1')).toBeNull();
  });

  test('computes the same keyed hash for the same text and secret only', () => {
    expect(vault.hmac('a code')).toBe(openVault(SECRET, log).hmac('a code'));
    expect(vault.hmac('a code')).not.toBe(vault.hmac('another'));
    expect(vault.hmac('a code')).not.toBe(openVault(`${SECRET}!`, log).hmac('a code'));
  });

  test('logs a failed decryption with the name and without the content', () => {
    const sealed = vault.encrypt('123456', 'code 1');
    lines.length = 0;
    expect(vault.decrypt(sealed, 'code 1')).toBe('123456');
    expect(lines).toEqual([]);
    openVault(`${SECRET}!`, log).decrypt(sealed, 'code 1');
    expect(lines).toEqual([
      expect.objectContaining({ name: 'code 1', text: expect.stringMatching(/another key/) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('123456');
  });

  test('SF17: signs with a separate key for each use', () => {
    const signature = vault.sign('pickup pass', 'a text');
    expect(openVault(SECRET, log).isSigned('pickup pass', 'a text', signature)).toBe(true);
    expect(vault.isSigned('unsubscribe link', 'a text', signature)).toBe(false);
    expect(vault.isSigned('pickup pass', 'a text!', signature)).toBe(false);
    expect(vault.isSigned('pickup pass', 'a text', signature.slice(1))).toBe(false);
    expect(openVault(`${SECRET}!`, log).isSigned('pickup pass', 'a text', signature)).toBe(false);
  });
});

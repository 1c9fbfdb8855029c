// Encrypts the bodies of calls where the store is configured so (API-04, R49): AES-256-GCM by
// WebCrypto, which browsers and Node have.

const NONCE_BYTES = 12;
/** Of String.fromCharCode, which takes its characters as arguments. */
const CHARACTERS_MAX = 8192;

/** The body of a request or response: base64 of nonce, ciphertext and tag. */
export interface EncryptedBody {
  readonly data: string;
}

/** Where a body belongs: it cannot be decrypted in another place. */
export interface PayloadPlace {
  readonly direction: 'request' | 'response';
  readonly method: string;
  readonly path: string;
}

export interface PayloadCipher {
  encrypt(text: string, place: PayloadPlace): Promise<EncryptedBody>;
  /** Rejects when the key or the place is another, or the data was changed. */
  decrypt(body: EncryptedBody, place: PayloadPlace): Promise<string>;
}

/** The key is 32 bytes in base64. */
export async function openPayloadCipher(keyText: string): Promise<PayloadCipher> {
  const key = await crypto.subtle.importKey('raw', bytesOf(keyText), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  const parameters = (iv: Uint8Array<ArrayBuffer>, { direction, method, path }: PayloadPlace) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`${direction} ${method} ${path}`),
  });
  return {
    encrypt: async (text, place) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const clear = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt(parameters(nonce, place), key, clear);
      return { data: textOf(nonce) + textOf(new Uint8Array(sealed)) };
    },
    decrypt: async ({ data }, place) => {
      const bytes = bytesOf(data);
      const nonce = bytes.slice(0, NONCE_BYTES);
      const sealed = bytes.slice(NONCE_BYTES);
      const clear = await crypto.subtle.decrypt(parameters(nonce, place), key, sealed);
      return new TextDecoder('utf-8', { fatal: true }).decode(clear);
    },
  };
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function textOf(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += CHARACTERS_MAX) {
    characters += String.fromCharCode(...bytes.subarray(at, at + CHARACTERS_MAX));
  }
  return btoa(characters);
}

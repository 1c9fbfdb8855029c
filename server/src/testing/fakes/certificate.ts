// A certificate for localhost that signs itself, made for each run of the tests.
import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const OIDS = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  subjectAltName: '0603551d11',
} as const;

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = encode(SEQUENCE, oid('ecdsaWithSha256'));
  const name = encode(
    SEQUENCE,
    encode(0x31, encode(SEQUENCE, oid('commonName'), encode(0x0c, Buffer.from('localhost')))),
  );
  const alternatives = encode(SEQUENCE, encode(0x82, Buffer.from('localhost')));
  const extension = encode(SEQUENCE, oid('subjectAltName'), encode(0x04, alternatives));
  const content = encode(
    SEQUENCE,
    encode(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    encode(SEQUENCE, utcTime('200101000000Z'), time('20991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, encode(SEQUENCE, extension)),
  );
  const signature = encode(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const der = encode(SEQUENCE, content, algorithm, signature);
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** An element of DER: its tag, its length and its content. */
function encode(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

/** Browsers refuse a length in more bytes than it needs. */
function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const oid = (name: keyof typeof OIDS): Buffer => Buffer.from(OIDS[name], 'hex');
const integer = (value: number): Buffer => encode(0x02, Buffer.from([value]));
/** Browsers refuse a longer form before 2050. */
const utcTime = (text: string): Buffer => encode(0x17, Buffer.from(text));
const time = (text: string): Buffer => encode(0x18, Buffer.from(text));

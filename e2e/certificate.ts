import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A value of DER: its tag, its length in as few bytes as hold it, its content. */
function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const digits = content.length < 256 ? [content.length] : [content.length >> 8, content.length & 0xff];
  const length = content.length < 128 ? digits : [0x80 + digits.length, ...digits];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, ...parts);
const utcTime = (at: Date): Buffer =>
  tagged(
    0x17,
    Buffer.from(
      at
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2),
    ),
  );

const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const version3 = Buffer.from('a003020102', 'hex');
const commonName = Buffer.from('0603550403', 'hex');
const alternativeName = Buffer.from('0603551d11', 'hex');
const day = 86_400_000;

/** A certificate of a server that no one has signed but itself (RFC 5280), good for a day; a browser has to be told to take it. */
export function ownCertificate(host: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from(host)))));
  const now = Date.now();
  const said = sequence(
    version3,
    tagged(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    // Chromium takes none without extensions.
    tagged(
      0xa3,
      sequence(sequence(alternativeName, tagged(0x04, sequence(tagged(0x82, Buffer.from(host)))))),
    ),
  );
  const signature = createSign('sha256').update(said).sign(privateKey);
  const der = sequence(said, ecdsaWithSha256, tagged(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...(lines ?? []), '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

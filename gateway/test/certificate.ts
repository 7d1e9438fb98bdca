import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An element of DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (at: number): Buffer =>
  der(0x17, Buffer.from(new Date(at).toISOString().replace(/^\d\d|[-:T]|\.\d+/g, '')));

const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate for one host, signed by its own key, good for an hour either way. */
export function selfSigned(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const name = sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from(host)))));
  const altNames = sequence(objectId(SUBJECT_ALT_NAME), der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const signed = sequence(
    // Version 3, the one with extensions.
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    sequence(utcTime(Date.now() - 3_600_000), utcTime(Date.now() + 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(altNames)),
  );
  const signature = sign('sha256', signed, privateKey);
  const whole = sequence(signed, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

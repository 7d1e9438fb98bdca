import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A byte string, a text, a number or a map in CBOR (RFC 8949), as far as passkeys need it. */
type Cbor = Uint8Array | string | number | ReadonlyMap<string | number, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Flags of authenticator data (WebAuthn 6.1): present, verified, with a new credential. */
const [PRESENT, VERIFIED, NEW] = [1, 4, 64];

interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** An authenticator with one passkey, as WebAuthn describes it, on the site that it is asked from. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  /** The person has shown who they are. */
  verifies = true;

  constructor(readonly origin: string) {}

  /** What a browser gives back for the options of a new passkey. */
  create(options: object): string {
    const { challenge, rp } = options as Asked;
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.#pair.publicKey),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.#data(rp?.id ?? '', NEW), credential])],
    ]);
    return this.#given('webauthn.create', challenge, () => ({
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    }));
  }

  /** What a browser gives back for the options of a sign-in. */
  get(options: object): string {
    const { challenge, rpId = '' } = options as Asked;
    this.counter += 1;
    const data = this.#data(rpId, 0);
    return this.#given('webauthn.get', challenge, (clientData) => ({
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#pair.privateKey)),
    }));
  }

  #data(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([PRESENT | (this.verifies ? VERIFIED : 0) | flags]), counter]);
  }

  #given(type: string, challenge: string, make: (clientData: Buffer) => object): string {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
    const id = base64url(this.id);
    const response = { clientDataJSON: base64url(clientData), ...make(clientData) };
    return JSON.stringify({ id, rawId: id, type: 'public-key', response });
  }
}

/** A key of P-256 as COSE writes it (RFC 9053): kind 2, algorithm -7, curve 1. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' });
  const point = (text: string): Buffer => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

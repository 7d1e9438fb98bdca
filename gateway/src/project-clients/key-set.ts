import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { KeySet } from '../database/schema.ts';
import { ClientFieldError } from './client.ts';
import { say } from './faults.messages.ts';

/** Signatures that are taken of clients. */
export const CLIENT_SIGNING_ALGORITHMS = ['ES256', 'RS256', 'PS256', 'Ed25519', 'EdDSA'] as const;

const MOST_KEYS = 5;
/** Keys that one address may publish for signatures; those for other things are passed over. */
const MOST_PUBLISHED = 10;
/** Five RSA keys of 4,096 bits have about 4,000 characters. */
const LONGEST_KEY_SET = 10_000;
const EXAMPLE = '{"keys":[{"kty":"EC","crv":"P-256","x":"…","y":"…"}]}';
const LEAST_RSA_BITS = 2_048;
const MOST_RSA_BITS = 4_096;

/** Members that only a private or a shared key has (RFC 7518, 6). */
const SECRET_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

const word = z.string().min(1).max(1_000);
const publicKey = z.object({
  kty: z.enum(['EC', 'RSA', 'OKP']),
  crv: word.optional(),
  x: word.optional(),
  y: word.optional(),
  n: word.optional(),
  e: word.optional(),
  kid: z.string().max(200).optional(),
  use: z.literal('sig').optional(),
  alg: z.enum(CLIENT_SIGNING_ALGORITHMS).optional(),
});
type PublicKey = z.infer<typeof publicKey>;

/** Reads a set of public keys, or one such key, and keeps of each what a signature is checked with. */
export function keySetOf(sent: unknown): KeySet {
  const keys = membersOf(typeof sent === 'string' ? parsed(sent) : sent);
  if (keys.length === 0 || keys.length > MOST_KEYS) throw fault(say.keySetCount({ most: MOST_KEYS }));
  checkPublic(keys);
  return { keys: keys.map((key, at) => publicKeyOf(key, at + 1)) };
}

/** Reads what an address publishes: each key that a signature can be checked with, and nothing of what is for other uses. */
export function publishedKeySetOf(sent: unknown): KeySet {
  const members = membersOf(sent);
  checkPublic(members);
  const keys = members.map((each) => readKey(each)).filter((key) => key !== undefined);
  if (keys.length === 0 || keys.length > MOST_PUBLISHED) throw fault(say.keySetCount({ most: MOST_PUBLISHED }));
  return { keys };
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_KEY_SET) throw fault(say.keySetLong({ most: LONGEST_KEY_SET }));
  try {
    return JSON.parse(text);
  } catch {
    throw fault(say.keySetForm({ example: EXAMPLE }));
  }
}

function membersOf(sent: unknown): readonly unknown[] {
  if (typeof sent !== 'object' || sent === null) throw fault(say.keySetForm({ example: EXAMPLE }));
  if (!('keys' in sent)) return [sent];
  if (!Array.isArray(sent.keys)) throw fault(say.keySetForm({ example: EXAMPLE }));
  return sent.keys;
}

function publicKeyOf(sent: unknown, number: number): KeySet['keys'][number] {
  const key = readKey(sent);
  if (!key) throw fault(say.keyKind({ number }));
  return key;
}

function checkPublic(members: readonly unknown[]): void {
  const at = members.findIndex(
    (each) => typeof each === 'object' && each !== null && SECRET_MEMBERS.some((name) => name in each),
  );
  if (at >= 0) throw fault(say.keyPrivate({ number: at + 1 }));
}

function readKey(sent: unknown): KeySet['keys'][number] | undefined {
  const read = publicKey.safeParse(sent);
  const key = read.success ? opened(read.data) : undefined;
  return read.success && key && isStrong(key) ? presentIn(read.data) : undefined;
}

const presentIn = (members: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== undefined));

function opened({ kty, crv, x, y, n, e }: PublicKey): KeyObject | undefined {
  try {
    const members = kty === 'RSA' ? { n, e } : { crv, x, y };
    return createPublicKey({ key: { kty, ...presentIn(members) }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ed25519') return true;
  if (asymmetricKeyType === 'ec') return asymmetricKeyDetails?.namedCurve === 'prime256v1';
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return asymmetricKeyType === 'rsa' && bits >= LEAST_RSA_BITS && bits <= MOST_RSA_BITS;
}

const fault = (message: string): ClientFieldError => new ClientFieldError('jwks', message);

import { isPublicHttps } from '../outgoing/public-hosts.ts';
import { ClientFieldError, type ClientMethod, type ProjectClient } from './client.ts';
import { say } from './faults.messages.ts';
import { keySetOf } from './key-set.ts';
import type { ReadKeys } from './published-keys.ts';

const LONGEST_ADDRESS = 500;

/** Keys as somebody gives them: themselves, or where they are published. */
export interface GivenKeys {
  /** As text or read. */
  readonly keySet?: unknown;
  readonly jwksUri?: string | undefined;
}

type Keys = Pick<ProjectClient, 'keySet' | 'jwksUri' | 'keysReadAt'>;

const NO_KEYS: Keys = { keySet: null, jwksUri: null, keysReadAt: null };

/** Forms send fields that were left empty. */
const isGiven = <Value>(value: Value): value is Exclude<Value, undefined | ''> => value !== undefined && value !== '';

/** What is kept of the keys that are given for a client. */
export class ClientKeys {
  constructor(
    private readonly readKeys: ReadKeys,
    private readonly now: () => number,
  ) {}

  async of(method: ClientMethod, { keySet, jwksUri }: GivenKeys): Promise<Keys> {
    const isWithKeys = method === 'private_key_jwt';
    if (!isWithKeys && isGiven(keySet)) throw new ClientFieldError('jwks', say.needsNoKeys());
    if (!isWithKeys && isGiven(jwksUri)) throw new ClientFieldError('jwksUri', say.needsNoKeys());
    if (!isWithKeys) return NO_KEYS;
    if (isGiven(keySet) && isGiven(jwksUri)) throw new ClientFieldError('jwksUri', say.keysTwice());
    if (isGiven(jwksUri)) return this.#at(jwksUri);
    if (!isGiven(keySet)) throw new ClientFieldError('jwks', say.needsKeys());
    return { ...NO_KEYS, keySet: keySetOf(keySet) };
  }

  /** What becomes of the keys of a client; nothing where it keeps them. */
  async changed({ method, jwksUri }: ProjectClient, given: GivenKeys): Promise<Partial<Keys>> {
    const isNamed = given.keySet !== undefined || given.jwksUri !== undefined;
    const isSame = jwksUri !== null && given.jwksUri === jwksUri && !isGiven(given.keySet);
    return isNamed && !isSame ? this.of(method, given) : {};
  }

  /** The keys that an address publishes are read at once, so that a wrong address is told to whoever gives it. */
  async #at(jwksUri: string): Promise<Keys> {
    if (jwksUri.length > LONGEST_ADDRESS || !isPublicHttps(jwksUri)) {
      throw new ClientFieldError('jwksUri', say.keysAddress({ most: LONGEST_ADDRESS }));
    }
    try {
      return { jwksUri, keySet: await this.readKeys(jwksUri), keysReadAt: new Date(this.now()) };
    } catch (fault) {
      if (fault instanceof ClientFieldError) throw new ClientFieldError('jwksUri', fault.message);
      throw new ClientFieldError('jwksUri', say.keysUnread());
    }
  }
}

import type { Waiting } from './method.ts';
import type { Transport } from './transport.ts';

/** What an account has used in a month, and what it has. */
export interface Usage {
  /** YYYY-MM, UTC. */
  readonly month: string;
  /** Successful calls on the allowance of the month. */
  readonly used: number;
  /** Successful calls that were prepaid. */
  readonly extraUsed: number;
  /** The limits as they are now; null where none is set. */
  readonly now: {
    readonly monthlyAllowance: number | null;
    readonly left: number | null;
    readonly extraLeft: number;
    readonly resetsAt: string;
    readonly ratePerSecond: number | null;
    readonly burst: number | null;
  };
  readonly days: readonly { readonly day: string; readonly family: string; readonly calls: number }[];
  readonly families: readonly { readonly family: string; readonly calls: number }[];
  readonly keys: readonly {
    readonly kind: 'key' | 'application' | 'playground' | 'configuration';
    readonly id?: string;
    readonly name?: string;
    readonly revoked?: boolean;
    readonly succeeded: number;
    readonly refused: number;
  }[];
  /** `outcome`: success, or the code of the error. */
  readonly tools: readonly { readonly tool: string; readonly outcome: string; readonly calls: number }[];
  readonly months: readonly { readonly month: string; readonly calls: number }[];
}

/** What a key may do less than its account. */
export interface KeyRestrictions {
  /** Share of the calls of a month; null: none. */
  readonly monthlyCalls: number | null;
  /** Share of the rate; null: none. */
  readonly ratePerSecond: number | null;
  readonly addressRanges: readonly string[];
  /** With any it is a browser key. */
  readonly allowedOrigins: readonly string[];
  /** Sets of tools that its lists begin with. */
  readonly toolsets: readonly string[];
}

export interface ApiKey extends KeyRestrictions {
  readonly id: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  /** The last characters of the key. */
  readonly hint: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly expired: boolean;
  /** Id of the key whose secret this was before a rotation. */
  readonly earlierSecretOf: string | null;
  /** Its calls of the month; null where it has no share. */
  readonly usedThisMonth: number | null;
  /** Whether it manages the keys of its account. */
  readonly manages: boolean;
}

export interface KeyToMake extends Partial<KeyRestrictions> {
  readonly name: string;
  readonly expiresInDays?: number;
  readonly environment?: 'live' | 'test';
}

/** A key with its secret, which no other answer has. */
export interface NewApiKey extends ApiKey {
  readonly key: string;
}

export interface KeyChange extends Partial<KeyRestrictions> {
  readonly name?: string;
}

export interface KeyRotation {
  /** How long the earlier secret goes on; none where it is left out. */
  readonly earlierSecretDays?: number;
  /** The `hint` of the secret that is meant: where the key has another one by then, nothing changes. */
  readonly knownHint?: string;
}

export interface RotatedKey {
  readonly key: string;
  readonly id: string;
  readonly earlierSecret: { readonly id: string; readonly hint: string; readonly expiresAt: string | null } | null;
}

/** A calendar of a birth. */
export interface FeedToMake {
  readonly birth: {
    readonly birth_datetime: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly utc_offset_minutes?: number;
    readonly time_zone?: string;
    readonly ayanamsa?: string;
  };
  readonly show: readonly ('windows' | 'dashas' | 'stations' | 'returns' | 'reviews')[];
  /** Events of which windows are shown. */
  readonly events?: readonly string[];
  readonly dashaLevel?: 2 | 3;
  readonly from?: string;
  readonly to?: string;
  readonly monthsBack?: number;
  readonly monthsAhead?: number;
  readonly name?: string;
  readonly language?: string;
}

/** Where a calendar is read. The address is a secret, which no other answer has. */
export interface Feed {
  readonly address: string;
  readonly webcal: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly entries: number;
  readonly found: number;
}

/**
 * The account of a key: its usage, and with a key that manages keys these. What makes a secret is tried again only where
 * the server has turned it away, because a secret whose answer was lost is of use to nobody.
 */
export class Account {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `month`: YYYY-MM, the running one when left out. */
  async usage(month?: string, waiting?: Waiting): Promise<Usage> {
    const query = month === undefined ? '' : `?${new URLSearchParams({ month }).toString()}`;
    return (await this.#transport.read({ path: `/v1/usage${query}` }, waiting)) as Usage;
  }

  /** All keys of the account and of its test account, without their secrets. */
  async keys(waiting?: Waiting): Promise<readonly ApiKey[]> {
    return ((await this.#transport.read({ path: '/v1/keys' }, waiting)) as { keys: ApiKey[] }).keys;
  }

  /** `self` is the key that is sent. */
  async key(id = 'self', waiting?: Waiting): Promise<ApiKey> {
    return (await this.#transport.read({ path: keyPath(id) }, waiting)) as ApiKey;
  }

  async makeKey(key: KeyToMake, waiting?: Waiting): Promise<NewApiKey> {
    return (await this.#transport.read(
      { path: '/v1/keys', body: JSON.stringify(key), once: true },
      waiting,
    )) as NewApiKey;
  }

  /** Changes what is named and leaves the rest. */
  async changeKey(id: string, change: KeyChange, waiting?: Waiting): Promise<ApiKey> {
    const sent = { path: keyPath(id), method: 'PATCH', body: JSON.stringify(change) } as const;
    return (await this.#transport.read(sent, waiting)) as ApiKey;
  }

  async rotateKey(id: string, rotation: KeyRotation = {}, waiting?: Waiting): Promise<RotatedKey> {
    const sent = { path: `${keyPath(id)}/rotate`, body: JSON.stringify(rotation), once: true };
    return (await this.#transport.read(sent, waiting)) as RotatedKey;
  }

  async revokeKey(id: string, waiting?: Waiting): Promise<void> {
    await this.#transport.read({ path: keyPath(id), method: 'DELETE' }, waiting);
  }

  /** Makes an address of a calendar; a call, once an hour for the same calendar. */
  async makeFeed(feed: FeedToMake, waiting?: Waiting): Promise<Feed> {
    return (await this.#transport.read({ path: '/v1/feeds', body: JSON.stringify(feed) }, waiting)) as Feed;
  }

  /** The calendar itself, by RFC 5545. */
  async calendar(feed: FeedToMake, waiting?: Waiting): Promise<string> {
    const sent = { path: '/v1/feeds', body: JSON.stringify(feed), accept: 'text/calendar' } as const;
    return String(await this.#transport.read(sent, waiting));
  }

  /** Ends all addresses of calendars of the account. */
  async revokeFeeds(waiting?: Waiting): Promise<void> {
    await this.#transport.read({ path: '/v1/feeds', method: 'DELETE' }, waiting);
  }
}

const keyPath = (id: string): string => `/v1/keys/${encodeURIComponent(id)}`;

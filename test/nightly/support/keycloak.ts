import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { guardedRequest } from '../../../gateway/src/outgoing/guarded-request.ts';
import { CACHE } from '../../../deploy/tools/versions.mjs';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { atEnd } from '../../support/at-end.ts';
import { eventually } from '../../support/wait.ts';

export const KEYCLOAK = '26.7.3';
/** What that version asks for. */
const LEAST_JAVA = 17;
const FETCH_MS = 900_000;
/** A first start compiles its configuration. */
const START_MS = 300_000;
const ASK_MS = 30_000;
const ADMIN = { username: 'admin', password: 'only-on-this-machine' };

const ARTIFACT = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK}:zip`;
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack';

/** Its folder, fetched by Maven once into the cache of tools, or why there is none. */
export function keycloakHome(): { readonly home: string } | { readonly missing: string } {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  if (version < LEAST_JAVA) return { missing: `no Java of at least ${LEAST_JAVA} is installed` };
  const folder = join(CACHE, `keycloak-${KEYCLOAK}`);
  // Written last, so that a folder of which half was unpacked is made anew.
  const whole = join(folder, 'unpacked');
  if (!existsSync(whole)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const words = ['-q', '-B', UNPACK, `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${folder}`];
    const { status, error } = spawnSync('mvn', words, { cwd: folder, timeout: FETCH_MS, stdio: 'ignore' });
    if (status !== 0) return { missing: `Maven did not fetch ${ARTIFACT}${error ? `: ${error.message}` : ''}` };
    writeFileSync(whole, '');
  }
  return { home: join(folder, `keycloak-${KEYCLOAK}`) };
}

const token = z.object({ access_token: z.string() });

/**
 * Keycloak in its mode for development, in memory, on loopback. It stands at an https address of its own, as behind a
 * proxy that ends TLS, and whoever asks it there is led to it.
 */
export class Keycloak {
  readonly origin: string;

  private constructor(
    readonly host: string,
    private readonly port: number,
    private readonly stopIt: () => Promise<void>,
  ) {
    this.origin = `https://${host}`;
  }

  static async start(home: string, host: string): Promise<Keycloak> {
    const [port = 0, management = 0] = await freePorts(2);
    const words = [
      join(home, 'bin/kc.sh'),
      'start-dev',
      '--db=dev-mem',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--http-management-port=${management}`,
      `--hostname=https://${host}`,
      '--proxy-headers=xforwarded',
    ];
    const env = {
      ...process.env,
      KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      // Its own words choose how it collects.
      JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
    };
    const child = spawn('bash', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    // What a failed test left running would keep the tests alive.
    atEnd(() => child.kill('SIGKILL'));
    const made = new Keycloak(host, port, async () => {
      child.kill('SIGTERM');
      await ended;
    });
    const isUp = await eventually(async () => {
      if (child.exitCode !== null) return true;
      return made.ask(new URL('/realms/master', made.origin)).then(
        ({ ok }) => ok,
        () => false,
      );
    }, START_MS);
    if (!isUp || child.exitCode !== null) throw new Error(`Keycloak did not start:\n${said.slice(-4_000)}`);
    return made;
  }

  /** Asks it by its address, as through its proxy. */
  readonly ask = (url: URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-host', this.host);
    headers.set('x-forwarded-proto', 'https');
    const address = `http://127.0.0.1:${this.port}${url.pathname}${url.search}`;
    return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ASK_MS), ...init, headers });
  };

  /** Asks it as the guard does, which believes that its host is public. */
  readonly guarded = guardedRequest({
    timeoutMs: ASK_MS,
    resolve: async () => ['1.1.1.1'],
    ask: ({ method, headers, body }, url) => this.ask(url, { method, headers, ...(body !== undefined && { body }) }),
  });

  /** Asks what its administrators ask; rejects where it refuses. */
  async manage(method: string, path: string, body?: unknown): Promise<unknown> {
    const form = { grant_type: 'password', client_id: 'admin-cli', ...ADMIN };
    const got = await this.ask(new URL('/realms/master/protocol/openid-connect/token', this.origin), {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token: bearer } = token.parse(await got.json());
    const response = await this.ask(new URL(`/admin/realms${path}`, this.origin), {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  stop(): Promise<void> {
    return this.stopIt();
  }
}

/** A realm as a file of the folder beside this one has it, each word in capitals between signs of percent filled in. */
export function realmOf(name: string, words: Readonly<Record<string, string>>): unknown {
  const text = readFileSync(join(import.meta.dirname, '../realms', `${name}.json`), 'utf8');
  return JSON.parse(text.replaceAll(/%([A-Z_]+)%/g, (_all, word: string) => words[word] ?? ''));
}

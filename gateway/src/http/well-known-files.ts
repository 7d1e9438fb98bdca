import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ConfigurationError } from '@cuspal/telemetry';
import { reply, replyJson } from './reply.ts';
import type { Handler } from './http-server.ts';

const MOST_FILES = 32;
const MOST_BYTES = 64 * 1024;
const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
/** Names that the authorization server answers itself. */
const OWN = /^(?:oauth-|openid-)/;
const ROOT = '/.well-known/';

/**
 * Files by which directories of MCP servers find out whose a server is, as they were put into a folder, at
 * /.well-known/NAME. They are read once; a folder that cannot be served throws a ConfigurationError.
 */
export class WellKnownFiles implements Handler {
  readonly #files: ReadonlyMap<string, Buffer>;

  constructor(folder: string | undefined) {
    this.#files = folder === undefined ? new Map() : filesIn(folder);
  }

  serve({ url = '', method = '' }: IncomingMessage, response: ServerResponse): boolean {
    const path = url.split('?', 1)[0] ?? '';
    const name = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
    const bytes = this.#files.get(name);
    if (!bytes) return false;
    if (method !== 'GET' && method !== 'HEAD') {
      const message = 'Method not allowed: this file can only be read.';
      replyJson(response, 405, { Allow: 'GET, HEAD' }, JSON.stringify({ error: { status: 405, message } }));
      return true;
    }
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    reply(response, 200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }, [bytes]);
    return true;
  }
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const refuse = (why: string): never => {
    throw new ConfigurationError(`WELL_KNOWN_DIR: ${why}`);
  };
  try {
    const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
    if (names.length > MOST_FILES) refuse(`${folder} has ${names.length} files, but at most ${MOST_FILES} are served`);
    return new Map(
      names.map((name) => {
        if (!NAME.test(name)) refuse(`"${name}" must be small letters, digits and . _ - alone, at most 64`);
        if (OWN.test(name)) refuse(`"${name}" is answered by the server itself: take the file away`);
        const bytes = readFileSync(join(folder, name));
        return bytes.length > MOST_BYTES
          ? refuse(`"${name}" has ${bytes.length} bytes, but at most ${MOST_BYTES} are served`)
          : ([name, bytes] as const);
      }),
    );
  } catch (fault) {
    if (fault instanceof ConfigurationError) throw fault;
    return refuse(fault instanceof Error ? fault.message : String(fault));
  }
}

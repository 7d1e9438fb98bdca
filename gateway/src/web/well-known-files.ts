import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@cuspal/telemetry';

const MOST_FILES = 32;
const MOST_BYTES = 64 * 1024;
const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
/** Names that the authorization server answers itself. */
const OWN = /^(?:oauth-|openid-)/;

/**
 * Files by which directories of MCP servers find out whose a server is, as they were put into a folder, at
 * /.well-known/NAME. They are read once; a folder that cannot be served throws a ConfigurationError.
 */
export class WellKnownFiles {
  readonly #files: ReadonlyMap<string, Buffer>;

  constructor(folder: string | undefined) {
    this.#files = folder === undefined ? new Map() : filesIn(folder);
  }

  /** The bytes of a file; undefined where there is none of this name. */
  read(name: string): Buffer | undefined {
    return this.#files.get(name);
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

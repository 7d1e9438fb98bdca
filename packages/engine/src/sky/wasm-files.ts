import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [OK, BAD_DESCRIPTOR, NO_ENTRY] = [0, 8, 44];
const [DIRECTORY, REGULAR_FILE] = [3, 4];
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;
/** Descriptors of the folders begin after those of input, output and errors. */
const FIRST_FOLDER = 3;
const [FROM_START, FROM_HERE] = [0, 1];

/** A file that is open, read once for all times that it is opened. */
interface Opened {
  readonly content: Buffer;
  at: number;
}

/**
 * The system interface (WASI) of a WebAssembly that reads files in some folders and does nothing else: what it prints
 * is dropped, because stdout may carry a protocol. Node's own is experimental, says so on stderr, and opens the disk.
 */
export function fileSystem(folders: readonly string[], buffer: () => ArrayBuffer) {
  const names = folders.map((_, index) => `/${index}`);
  const contents = new Map<string, Buffer>();
  const opened = new Map<number, Opened>();
  let next = FIRST_FOLDER + folders.length;
  const view = (): DataView => new DataView(buffer());
  const folderOf = (descriptor: number): string | undefined => folders[descriptor - FIRST_FOLDER];

  /** The content of a file by its plain name; a name with a folder in it leads nowhere. */
  function contentOf(folder: string, name: string): Buffer | undefined {
    const path = join(folder, name);
    const known = contents.get(path);
    if (known || /[/\\]/.test(name)) return known;
    try {
      const content = readFileSync(path);
      contents.set(path, content);
      return content;
    } catch {
      return undefined;
    }
  }

  /** Calls `each` with the address and the length of each piece of memory that is to be filled or printed. */
  function eachPiece(pieces: number, count: number, each: (address: number, length: number) => void): void {
    for (let index = 0; index < count; index++)
      each(view().getUint32(pieces + index * 8, true), view().getUint32(pieces + index * 8 + 4, true));
  }

  const functions = {
    environ_sizes_get(count: number, size: number): number {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return OK;
    },
    environ_get: () => OK,
    fd_prestat_get(descriptor: number, at: number): number {
      const name = names[descriptor - FIRST_FOLDER];
      if (name === undefined) return BAD_DESCRIPTOR;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, name.length, true);
      return OK;
    },
    fd_prestat_dir_name(descriptor: number, at: number, length: number): number {
      const name = names[descriptor - FIRST_FOLDER];
      if (name === undefined) return BAD_DESCRIPTOR;
      new Uint8Array(buffer(), at, length).set(Buffer.from(name));
      return OK;
    },
    fd_fdstat_get(descriptor: number, at: number): number {
      const kind = folderOf(descriptor) ? DIRECTORY : opened.has(descriptor) ? REGULAR_FILE : 0;
      if (kind === 0) return BAD_DESCRIPTOR;
      new Uint8Array(buffer(), at, 24).fill(0);
      view().setUint8(at, kind);
      view().setBigUint64(at + 8, ALL_RIGHTS, true);
      view().setBigUint64(at + 16, ALL_RIGHTS, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    path_open(
      descriptor: number,
      _follow: number,
      at: number,
      length: number,
      _how: number,
      _rights: bigint,
      _inherited: bigint,
      _flags: number,
      result: number,
    ): number {
      const folder = folderOf(descriptor);
      if (folder === undefined) return BAD_DESCRIPTOR;
      const content = contentOf(folder, Buffer.from(buffer(), at, length).toString());
      if (!content) return NO_ENTRY;
      opened.set(next, { content, at: 0 });
      view().setUint32(result, next++, true);
      return OK;
    },
    fd_read(descriptor: number, pieces: number, count: number, result: number): number {
      const file = opened.get(descriptor);
      if (!file) return BAD_DESCRIPTOR;
      const start = file.at;
      eachPiece(pieces, count, (address, length) => {
        const copied = file.content.copy(new Uint8Array(buffer(), address, length), 0, file.at);
        file.at += copied;
      });
      view().setUint32(result, file.at - start, true);
      return OK;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, result: number): number {
      const file = opened.get(descriptor);
      if (!file) return BAD_DESCRIPTOR;
      const base = from === FROM_START ? 0 : from === FROM_HERE ? file.at : file.content.length;
      file.at = Math.min(Math.max(0, base + Number(offset)), file.content.length);
      view().setBigUint64(result, BigInt(file.at), true);
      return OK;
    },
    fd_close(descriptor: number): number {
      opened.delete(descriptor);
      return OK;
    },
    fd_write(_descriptor: number, pieces: number, count: number, result: number): number {
      let length = 0;
      eachPiece(pieces, count, (_, piece) => (length += piece));
      view().setUint32(result, length, true);
      return OK;
    },
    proc_exit(code: number): never {
      throw new Error(`The Swiss Ephemeris ended itself with ${code}`);
    },
  };
  return { names, functions };
}

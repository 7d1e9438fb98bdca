import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';

const HEAD_BYTES = 20;
const MAGIC = Buffer.from([0x7f, 0x45, 0x4c, 0x46]);
/** Numbers of processors in the head of an ELF file (e_machine), by the names that images have for them. */
const MACHINES = { 0x3e: 'amd64', 0xb7: 'arm64' };
/** Native files without which nothing is computed. */
const NEEDED = [/(?:^|\/)bin\/node$/, /\/koffi\.node$/, /\/packages\/engine\/library\/swiss-ephemeris-\w+\.so$/];

/** The processor that a file is for, by the first bytes of it; undefined where it is no ELF file. */
export function machineOf(head) {
  if (head.length < HEAD_BYTES || !head.subarray(0, 4).equals(MAGIC)) return undefined;
  // The sixth byte says which end of a number comes first.
  const number = head[5] === 2 ? head.readUInt16BE(18) : head.readUInt16LE(18);
  return MACHINES[number] ?? `machine ${number}`;
}

function headOf(file) {
  const head = Buffer.alloc(HEAD_BYTES);
  const open = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(open, head));
  } finally {
    closeSync(open);
  }
}

/** Files below a folder. A link is not followed: one that begins with / would lead out of the image. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Processors of all native files below a folder, by their paths in it. */
export function nativeFiles(folder) {
  const found = new Map();
  for (const file of filesBelow(folder)) {
    const machine = machineOf(headOf(file));
    if (machine !== undefined) found.set(`/${relative(folder, file)}`, machine);
  }
  return found;
}

/** Checks that the native files of an image are for its processor, and that those it cannot do without are there. */
export function assertMachine(files, wanted) {
  const wrong = [...files].filter(([, machine]) => machine !== wanted).map(([file, machine]) => `${file} (${machine})`);
  if (wrong.length > 0) throw new Error(`not for ${wanted}: ${wrong.slice(0, 10).join(', ')}`);
  const missing = NEEDED.filter((pattern) => ![...files.keys()].some((file) => pattern.test(file)));
  if (missing.length > 0) throw new Error(`no native file like ${missing.join(', ')}`);
  return `${files.size} native files, all for ${wanted}`;
}

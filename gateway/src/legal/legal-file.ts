import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@cuspal/telemetry';
import { z } from 'zod';

const MOST_BYTES = 64 * 1024;
const line = z.string().trim().min(1).max(300);
const MOST_ROWS = 100;
const paragraphs = z.array(z.string().trim().min(1).max(4_000)).max(40).default([]);

/** Somebody whom the operator has process data. */
const subprocessor = z.strictObject({ name: line, purpose: line, data: line, place: line });

/** Data outside the program, such as logs and backups, and for how long the operator keeps them. */
const retention = z.strictObject({ data: line, kept: line });

/** What an operator fills in for the pages of privacy, terms and sub-processors. */
const legalFile = z.strictObject({
  operator: line,
  address: line.optional(),
  email: z.email().max(254),
  law: line.optional(),
  updated: z.iso.date(),
  privacy: paragraphs,
  terms: paragraphs,
  /** Left out: the page says nothing of them. An empty list says that there is nobody. */
  subprocessors: z.array(subprocessor).max(MOST_ROWS).optional(),
  retention: z.array(retention).max(MOST_ROWS).optional(),
});

export type Legal = Readonly<z.infer<typeof legalFile>>;

/** Reads LEGAL_FILE, once; undefined where it is left out. A file that cannot be used throws a ConfigurationError. */
export function readLegal(path: string | undefined): Legal | undefined {
  if (path === undefined) return undefined;
  const refuse = (why: string): never => {
    throw new ConfigurationError(`LEGAL_FILE: ${path} ${why}`);
  };
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    return refuse(`cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  if (Buffer.byteLength(text) > MOST_BYTES) return refuse(`has more than ${MOST_BYTES} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('is not JSON');
  }
  const read = legalFile.safeParse(value);
  if (read.success) return read.data;
  return refuse(read.error.issues.map(({ path: at, message }) => `${at.join('.') || 'it'}: ${message}`).join('; '));
}

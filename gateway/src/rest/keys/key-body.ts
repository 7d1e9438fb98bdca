import { z } from 'zod';
import { LONGEST_ROTATION_DAYS } from '../../accounts/key-changes.ts';
import { KEY_HINT, LONGEST_KEY_NAME, LONGEST_LIFE } from '../../accounts/keys.ts';
import { readJson } from '../../core/json.ts';
import { memberFault } from '../member-fault.ts';
import { fieldProblem, unreadableBody, type Problem } from '../problem.ts';

const share = z.int().nonnegative().nullable();
const texts = z.array(z.string());

const restrictions = {
  monthlyCalls: share.optional(),
  ratePerSecond: share.optional(),
  addressRanges: texts.optional(),
  allowedOrigins: texts.optional(),
  toolsets: texts.optional(),
};

/** Body of POST /v1/keys. Whether a key manages others is nothing that a key can say. */
export const newKeyBody = z.strictObject({
  name: z.string().min(1).max(LONGEST_KEY_NAME),
  expiresInDays: z.int().min(1).max(LONGEST_LIFE).optional(),
  environment: z.enum(['live', 'test']).optional(),
  ...restrictions,
});

/** Body of PATCH /v1/keys/{id}. */
export const changedKeyBody = z.strictObject({
  name: z.string().min(1).max(LONGEST_KEY_NAME).optional(),
  ...restrictions,
});

/** Body of POST /v1/keys/{id}/rotate. */
export const rotationBody = z.strictObject({
  earlierSecretDays: z.int().min(0).max(LONGEST_ROTATION_DAYS).default(0),
  knownHint: z.string().length(KEY_HINT).optional(),
});

export type ReadBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** The members of a body; no body stands for none. */
export function readKeyBody<T>(bytes: Buffer, shape: z.ZodType<T>, requestId: string): ReadBody<T> {
  const read = bytes.length === 0 ? { ok: true as const, value: {} } : readJson(bytes);
  if (!read.ok) return { ok: false, problem: unreadableBody(requestId) };
  const parsed = shape.safeParse(read.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const { field, detail } = memberFault(parsed.error, read.value);
  return { ok: false, problem: fieldProblem(requestId, field, detail) };
}

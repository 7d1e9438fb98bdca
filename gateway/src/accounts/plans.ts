import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@cuspal/telemetry';
import { z } from 'zod';

const MOST_BYTES = 64 * 1024;
const MOST_PLANS = 100;
const PLAN_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const plan = z.strictObject({
  allowance: z.int('must be a whole number of calls a month').min(0, 'must be 0 calls or more'),
  cap: z.enum(['hard', 'soft'], 'must be hard (calls beyond the allowance are refused) or soft (they are counted)'),
  overagePer1000: z
    .string('must be a price as text, such as "2.50"')
    .regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'must be a price as text, such as "2.50"')
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as EUR')
    .optional(),
  ratePerSecond: z.int('must be a whole number').min(1, 'must be 1 or more').max(1_000_000).optional(),
  burst: z.int('must be a whole number').min(1, 'must be 1 or more').max(1_000_000).optional(),
});

const planFile = z
  .strictObject({
    default: z.string().optional(),
    plans: z.record(
      z.string().regex(PLAN_NAME, 'must be a name of small letters, digits and hyphens, such as team-2'),
      plan,
    ),
  })
  .superRefine(({ default: usual, plans }, context) => {
    const fault = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message });
    if (usual !== undefined && !Object.hasOwn(plans, usual)) {
      fault(['default'], `is ${JSON.stringify(usual)}, which is none of the plans: name one of them, or leave it out`);
    }
    if (Object.keys(plans).length > MOST_PLANS) fault(['plans'], `has more than ${MOST_PLANS} plans: leave some out`);
    for (const [name, { cap, overagePer1000, currency, ratePerSecond, burst }] of Object.entries(plans)) {
      if (cap === 'hard' && overagePer1000 !== undefined) {
        fault(['plans', name, 'overagePer1000'], 'has no meaning with a hard cap: leave it out, or make the cap soft');
      }
      if ((overagePer1000 === undefined) !== (currency === undefined)) {
        fault(['plans', name, 'currency'], 'stands beside overagePer1000: give both or neither');
      }
      if (burst !== undefined && burst < (ratePerSecond ?? Infinity)) {
        fault(['plans', name, 'burst'], 'must be at least ratePerSecond, which stands beside it');
      }
    }
  });

/** What a project may do and what it costs, by the file of the operator. */
export interface Plan extends Readonly<z.infer<typeof plan>> {
  readonly name: string;
}

/** The plans that projects can have, and the one that a new account of a person has. */
export interface PlanBook {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly usual?: Plan | undefined;
}

export const NO_PLANS: PlanBook = { plans: new Map() };

/** Reads PLANS_FILE, once; none where it is left out. A file that cannot be used throws a ConfigurationError. */
export function readPlans(path: string | undefined): PlanBook {
  if (path === undefined) return NO_PLANS;
  const refuse = (why: string): never => {
    throw new ConfigurationError(`PLANS_FILE: ${path} ${why}`);
  };
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    return refuse(`cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  if (Buffer.byteLength(text) > MOST_BYTES) return refuse(`has more than ${MOST_BYTES} bytes: leave plans out`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('is not JSON: see the example in docs/billing.md');
  }
  const read = planFile.safeParse(value);
  if (!read.success) return refuse(read.error.issues.map((issue) => told(issue, value)).join('; '));
  const plans = new Map(Object.entries(read.data.plans).map(([name, each]) => [name, { name, ...each }]));
  return { plans, usual: plans.get(read.data.default ?? '') };
}

/** A fault with where it is, and the value that stands there. */
function told({ path, message }: z.core.$ZodIssue, value: unknown): string {
  const found = path.reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), value);
  const shown = JSON.stringify(found)?.slice(0, 60);
  return `${path.join('.') || 'it'}: ${message}${shown === undefined ? ' (it is missing)' : ` (it is ${shown})`}`;
}

/** What a plan says of an account, as it stands there. */
export const limitsOf = ({ name, allowance, cap, ratePerSecond, burst }: Plan) => ({
  plan: name,
  softCap: cap === 'soft',
  monthlyAllowance: allowance,
  ratePerSecond: ratePerSecond ?? null,
  burst: burst ?? null,
});

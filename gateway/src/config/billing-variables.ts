import { z } from 'zod';
import { checkAuditSink, type AuditSinkRead } from './audit-variables.ts';

const address = z
  .string()
  .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.password === '', {
    error: 'must be an http or https address without a password, such as https://openmeter.cloud',
  })
  .transform((text) => text.replace(/\/+$/, ''));

/** Settings of plans, and of the billing system that is told what was used. */
export const BILLING_VARIABLES = {
  PLANS_FILE: z.string().optional().meta({
    type: 'file',
    description: 'JSON file with the plans that projects can have (docs/billing.md). Left out: there are none.',
  }),
  BILLING_SINK: z.enum(['none', 'stripe', 'openmeter']).default('none').meta({
    type: 'none, stripe, openmeter',
    description: 'Where usage of projects with a plan is sent, an event a project, hour and kind.',
  }),
  BILLING_URL: address.optional().meta({
    type: 'URL',
    description: 'Address of the billing system. Left out: https://api.stripe.com or https://openmeter.cloud.',
  }),
  BILLING_KEY: z.string().min(1).optional().meta({
    type: 'secret',
    secret: true,
    description: 'Key for the billing system; stripe needs one that may write meter events.',
  }),
};

/** The billing system. */
export interface BillingSettings {
  readonly sink: 'stripe' | 'openmeter';
  readonly url: string;
  readonly key?: string | undefined;
}

/** Settings of plans and billing, as the parts read them. */
export interface BillingConfig {
  /** File with the plans that projects can have. */
  readonly plansFile?: string | undefined;
  /** Where usage is sent; nowhere without. */
  readonly billing?: BillingSettings | undefined;
}

interface BillingRead {
  readonly PLANS_FILE?: string | undefined;
  readonly BILLING_SINK: 'none' | 'stripe' | 'openmeter';
  readonly BILLING_URL?: string | undefined;
  readonly BILLING_KEY?: string | undefined;
}

const USUAL_ADDRESS = { stripe: 'https://api.stripe.com', openmeter: 'https://openmeter.cloud' } as const;

/** Names what the variables lack for the sinks of the audit log and of usage that they name. */
export function checkSinks(read: BillingRead & AuditSinkRead, context: z.RefinementCtx): void {
  checkAuditSink(read, context);
  checkBilling(read, context);
}

function checkBilling({ BILLING_SINK: sink, BILLING_KEY: key }: BillingRead, context: z.RefinementCtx): void {
  if (sink !== 'stripe' || key !== undefined) return;
  const message = 'is missing: BILLING_SINK is stripe, which takes a secret key such as rk_live_…';
  context.addIssue({ code: 'custom', path: ['BILLING_KEY'], message });
}

export function billingConfig(read: BillingRead): BillingConfig {
  const { PLANS_FILE: plansFile, BILLING_SINK: sink, BILLING_URL: url, BILLING_KEY: key } = read;
  return { plansFile, billing: sink === 'none' ? undefined : { sink, url: url ?? USUAL_ADDRESS[sink], key } };
}

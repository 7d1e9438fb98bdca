import { z } from 'zod';
import type { Account } from '../accounts/accounts.ts';
import type { Plan } from '../accounts/plans.ts';
import type { BillingEvent } from '../billing/billing-system.ts';
import { NothingThere } from '../organisations/errors.ts';
import { accountFor } from './account-operations.ts';
import { ManagementFieldError } from './errors.ts';
import { operation, type ManagementServices, type Operation } from './operation.ts';
import { cut, pageOf, readAhead, startOf } from './pages.ts';
import { listOf, nothing, pageInput } from './shapes.ts';

const count = z.int().nonnegative();
const LONGEST_CUSTOMER = 100;

const planShape = z
  .strictObject({
    id: z.string().describe('Name of the plan.'),
    allowance: count.describe('Calls a month.'),
    cap: z.enum(['hard', 'soft']).describe('Whether calls beyond the allowance are refused, or counted as overage.'),
    overagePer1000: z.string().nullable().describe('Price of 1,000 calls beyond the allowance.'),
    currency: z.string().nullable(),
    ratePerSecond: count.nullable(),
    burst: count.nullable(),
  })
  .meta({ id: 'Plan' });
const planInput = z.strictObject({
  plan: z.string().max(40).nullable().describe('Name of a plan; null: none.'),
  customer: z
    .string()
    .regex(/^[\w.:-]+$/)
    .max(LONGEST_CUSTOMER)
    .nullable()
    .optional()
    .describe('What the billing system calls whoever pays, such as cus_…; left out, it stays.'),
});
const accountPlanShape = z
  .strictObject({
    plan: z.string().nullable(),
    cap: z.enum(['hard', 'soft']),
    customer: z.string().nullable(),
  })
  .meta({ id: 'AccountPlan' });
const eventInput = z.strictObject({
  status: z.enum(['waiting', 'sent']).describe('waiting sends it again; sent notes that the billing system has it.'),
});
const eventShape = z
  .strictObject({
    id: z.string().describe('The identifier that it is sent with.'),
    account: z.string(),
    customer: z.string().nullable(),
    kind: z.enum(['included', 'overage', 'prepaid']),
    hour: z.iso.datetime(),
    units: count,
    status: z.enum(['waiting', 'sent', 'unsure']),
    tries: count,
    fault: z.string().nullable().describe('What was said the last time.'),
  })
  .meta({ id: 'BillingEvent' });

const AT = '/accounts/{account}/plan';

/** Plans, and what the billing system has not taken. */
export const PLAN_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listPlans',
    method: 'GET',
    path: '/plans',
    reach: 'operator',
    summary: 'Plans that projects can have',
    input: pageInput,
    output: listOf(planShape),
    async run({ plans }, { input }) {
      const { items, next } = pageOf([...plans.plans.values()].map(printedPlan), input);
      return { body: { items, next } };
    },
  }),
  operation({
    name: 'getAccountPlan',
    method: 'GET',
    path: AT,
    reach: 'usage.see',
    summary: 'The plan of an account',
    input: nothing,
    output: accountPlanShape,
    run: async (services, { actor, ids }) => ({ body: printed(await accountFor(services, actor, ids['account'])) }),
  }),
  operation({
    name: 'putAccountPlan',
    method: 'PUT',
    path: AT,
    reach: 'operator',
    summary: 'Gives an account a plan, or none, and says who pays',
    input: planInput,
    output: accountPlanShape,
    async run(services, { actor, ids, input }) {
      const account = await accountFor(services, actor, ids['account']);
      const plan = input.plan === null ? null : planNamed(services, input.plan);
      const customer = input.customer === undefined ? account.billingCustomer : input.customer;
      const isSo = account.plan === input.plan && account.billingCustomer === customer;
      return { body: printed(isSo ? account : await services.accounts.setPlan(account.id, plan, customer)) };
    },
  }),
  operation({
    name: 'listBillingEvents',
    method: 'GET',
    path: '/billing/events',
    reach: 'operator',
    summary: 'Usage that the billing system has not taken',
    input: pageInput,
    output: listOf(eventShape),
    async run({ billingEvents }, { input }) {
      const { items, next } = cut(await billingEvents.unsent(startOf(input), readAhead(input)), input);
      return { body: { items: items.map(printedEvent), next } };
    },
  }),
  operation({
    name: 'getBillingEvent',
    method: 'GET',
    path: '/billing/events/{event}',
    reach: 'operator',
    summary: 'One event of usage',
    input: nothing,
    output: eventShape,
    async run({ billingEvents }, { ids }) {
      const event = await billingEvents.one(ids['event'] ?? '');
      if (!event) throw new NothingThere('event');
      return { body: printedEvent(event) };
    },
  }),
  operation({
    name: 'putBillingEvent',
    method: 'PUT',
    path: '/billing/events/{event}',
    reach: 'operator',
    summary: 'Sends usage to the billing system again, or notes that it is there',
    input: eventInput,
    output: eventShape,
    async run({ billingEvents }, { ids, input: { status } }) {
      const id = ids['event'] ?? '';
      const event = (await billingEvents.settle(id, status)) ?? (await billingEvents.one(id));
      if (!event) throw new NothingThere('event');
      return { body: printedEvent(event) };
    },
  }),
];

function planNamed({ plans: { plans } }: ManagementServices, name: string): Plan {
  const found = plans.get(name);
  if (found) return found;
  const known = plans.size === 0 ? 'PLANS_FILE names none' : `there are ${[...plans.keys()].join(', ')}`;
  throw new ManagementFieldError('plan', `There is no plan ${JSON.stringify(name)}: ${known}.`);
}

const printedPlan = ({
  name,
  overagePer1000,
  currency,
  ratePerSecond,
  burst,
  ...plan
}: Plan): z.infer<typeof planShape> => ({
  id: name,
  ...plan,
  overagePer1000: overagePer1000 ?? null,
  currency: currency ?? null,
  ratePerSecond: ratePerSecond ?? null,
  burst: burst ?? null,
});

const printed = ({ plan, softCap, billingCustomer }: Account): z.infer<typeof accountPlanShape> => ({
  plan,
  cap: softCap ? 'soft' : 'hard',
  customer: billingCustomer,
});

const printedEvent = ({
  id,
  accountId,
  customer,
  kind,
  hour,
  units,
  status,
  tries,
  fault,
}: BillingEvent): z.infer<typeof eventShape> => ({
  id,
  account: accountId,
  customer,
  kind,
  hour: hour.toISOString(),
  units,
  status,
  tries,
  fault,
});

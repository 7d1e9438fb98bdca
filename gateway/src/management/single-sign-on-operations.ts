import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { operation, type ManagementServices, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import { listOf, nothing, pageInput } from './shapes.ts';
import {
  domainShape,
  printedDomain,
  printedSingleSignOn,
  singleSignOnInput,
  singleSignOnShape,
} from './single-sign-on-shapes.ts';

const AT = '/organisations/{organisation}';
const reach = 'single-sign-on.manage';

/** The provider of an organisation, and the domains whose addresses come by it. */
export const SINGLE_SIGN_ON_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'getSingleSignOn',
    method: 'GET',
    path: `${AT}/single-sign-on`,
    reach,
    summary: 'The OpenID Connect provider of an organisation, without its secret',
    input: nothing,
    output: singleSignOnShape,
    run: async (services, { actor, ids }) => ({ body: await providerOf(services, actor, ids) }),
  }),
  operation({
    name: 'putSingleSignOn',
    method: 'PUT',
    path: `${AT}/single-sign-on`,
    reach,
    summary: 'Sets the OpenID Connect provider of an organisation; what is left out is as by default',
    input: singleSignOnInput,
    output: singleSignOnShape,
    async run(services, { actor, ids, input }) {
      await services.providers.set(actor, ids['organisation'] ?? '', input);
      return { body: await providerOf(services, actor, ids) };
    },
  }),
  operation({
    name: 'deleteSingleSignOn',
    method: 'DELETE',
    path: `${AT}/single-sign-on`,
    reach,
    summary: 'Takes the provider away: its people sign in by code again',
    input: nothing,
    async run({ providers }, { actor, ids }) {
      await providers.remove(actor, ids['organisation'] ?? '');
      return { body: undefined };
    },
  }),
  operation({
    name: 'listDomains',
    method: 'GET',
    path: `${AT}/domains`,
    reach,
    summary: 'Domains of an organisation, and the records that verify them',
    input: pageInput,
    output: listOf(domainShape),
    async run({ domains }, { actor, ids, input }) {
      const all = await domains.list(actor, ids['organisation'] ?? '');
      return { body: pageOf(all.map(printedDomain), input) };
    },
  }),
  operation({
    name: 'getDomain',
    method: 'GET',
    path: `${AT}/domains/{domain}`,
    reach,
    summary: 'One domain',
    input: nothing,
    output: domainShape,
    run: async (services, { actor, ids }) => ({ body: await domainOf(services, actor, ids) }),
  }),
  operation({
    name: 'putDomain',
    method: 'PUT',
    path: `${AT}/domains/{domain}`,
    reach,
    summary: 'Names a domain; where it is named already, looks for its record now',
    input: nothing,
    output: domainShape,
    async run({ domains }, { actor, ids }) {
      const [id, domain] = [ids['organisation'] ?? '', ids['domain'] ?? ''];
      const named = (await domains.list(actor, id)).some((each) => each.domain === domain);
      const body = named ? await domains.check(actor, id, domain) : await domains.claim(actor, id, domain);
      return { made: !named, body: printedDomain(body) };
    },
  }),
  operation({
    name: 'deleteDomain',
    method: 'DELETE',
    path: `${AT}/domains/{domain}`,
    reach,
    summary: 'Gives a domain up: its addresses sign in by code again',
    input: nothing,
    async run({ domains }, { actor, ids }) {
      const id = ids['organisation'] ?? '';
      const known = (await domains.list(actor, id)).some(({ domain }) => domain === ids['domain']);
      if (known) await domains.release(actor, id, ids['domain'] ?? '');
      return { body: undefined };
    },
  }),
];

type Ids = Readonly<Record<string, string>>;

async function providerOf({ providers }: ManagementServices, actor: Actor, ids: Ids) {
  const id = ids['organisation'] ?? '';
  const found = await providers.get(actor, id);
  if (!found) throw new NothingThere('provider');
  return printedSingleSignOn(id, found);
}

async function domainOf({ domains }: ManagementServices, actor: Actor, ids: Ids) {
  const all = await domains.list(actor, ids['organisation'] ?? '');
  const found = all.find(({ domain }) => domain === ids['domain']);
  if (!found) throw new NothingThere('domain');
  return printedDomain(found);
}

import { expect, it } from 'vitest';
import { ProviderClients } from './provider-clients.ts';

const MOST_KEPT = 200;

it('renews a provider without forgetting another, and as the newest', () => {
  let asked = 0;
  // No provider ever answers: what is asked of it is counted here.
  const clients = new ProviderClients(() => {
    asked += 1;
    return () => new Promise(() => {});
  });
  const isAsked = (organisation: number, version = '1'): boolean => {
    const before = asked;
    void clients.of({
      organisationId: String(organisation),
      version,
      issuer: `https://${organisation}.example`,
      clientId: 'cuspal',
      clientSecret: 'secret',
      emailClaim: 'email',
      verifiedClaim: 'email_verified',
      groupsClaim: 'groups',
      groupRoles: [],
      defaultRole: null,
      sessionHours: 8,
      required: false,
    });
    return asked > before;
  };
  const all = Array.from({ length: MOST_KEPT }, (_, at) => at);
  expect(all.every((organisation) => isAsked(organisation))).toBe(true);
  expect(isAsked(1, '2')).toBe(true);
  expect(all.filter((organisation) => isAsked(organisation, organisation === 1 ? '2' : '1'))).toEqual([]);
  // Two more take the places of the two oldest, of which 1 is none any more.
  expect([isAsked(MOST_KEPT), isAsked(MOST_KEPT + 1)]).toEqual([true, true]);
  expect([isAsked(1, '2'), isAsked(3), isAsked(0), isAsked(2)]).toEqual([false, false, true, true]);
});

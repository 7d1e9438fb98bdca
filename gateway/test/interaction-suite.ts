import { afterAll, beforeAll } from 'vitest';
import { Browser, formFields, type Shown } from './browser.ts';
import { quickest } from './databases.ts';
import { authorizationUrl, newClient, pkce, startOAuthGateway, type OAuthGateway } from './oauth.ts';

/** A gateway for the tests of the file, and people who are sent to it by a client; `started` is told both. */
export function interactionSuite(started: (gateway: OAuthGateway, clientId: string) => void) {
  let gateway: OAuthGateway;
  let clientId: string;
  const { verifier, challenge } = pkce();
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await quickest().fresh() });
    clientId = await newClient(gateway, { client_name: 'Reader <i>of</i> charts' });
    started(gateway, clientId);
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  let people = 0;
  const newEmail = () => `person-${(people += 1)}@example.com`;
  const url = (parameters: Record<string, string> = {}) =>
    authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, state: 's', ...parameters }).href;
  const begin = async (parameters: Record<string, string> = {}) => {
    const browser = new Browser(gateway.url);
    return { browser, first: await browser.get(url(parameters)) };
  };
  const askForCode = async (email = newEmail()) => {
    const { browser, first } = await begin();
    const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
    return { browser, first, second };
  };
  return { verifier, challenge, newEmail, url, begin, askForCode };
}

export const main = ({ text }: Shown) => /<main[^]*<\/main>/.exec(text)?.[0] ?? '';

/** Text as a person reads it. */
export const read = (shown: Shown) =>
  main(shown)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

import { beforeAll, expect, it } from 'vitest';
import { makeUp } from '@cuspal/speech';
import { restSuite } from '../../test/rest-suite.ts';

/** A made-up language, which is offered like others. */
const TAG = 'qab';
beforeAll(() => makeUp(TAG, () => ({})));

const suite = restSuite();
const localeOfLast = (): string | undefined => suite.service.calls.at(-1)?.caller?.locale;

const asked = (header: string | undefined, args: object = {}, name = 'echo_arguments') =>
  suite.call(name, args, header === undefined ? {} : { headers: { 'accept-language': header } });

it.each([
  [undefined, '', undefined],
  ['*', '', undefined],
  ['en-GB,en;q=0.9', '', undefined],
  ['fi, *;q=0.1', '', undefined],
  [`fi, ${TAG}-FI;q=0.5, en;q=0.4`, TAG, TAG],
  [`en;q=0.4, ${TAG}`, TAG, TAG],
  [`${TAG};q=0, en`, '', undefined],
  [`!!, ${'x'.repeat(2_000)}`, '', undefined],
])('Accept-Language: %.60s asks the service for "%s"', async (header, locale, spoken) => {
  const { status, headers } = await asked(header);
  expect([status, localeOfLast(), headers['content-language']]).toEqual([200, locale, spoken]);
  expect(String(headers['vary']).split(', ')).toEqual(expect.arrayContaining(['Accept', 'Accept-Language']));
});

it('passes on what the arguments name, which counts before the header', async () => {
  expect((await asked(undefined, { language: TAG })).headers['content-language']).toBe(TAG);
  expect((await asked(TAG, { language: 'en' })).headers['content-language']).toBeUndefined();
  expect((await asked(TAG, { language: 'fi' })).headers['content-language']).toBeUndefined();
});

it('asks for each call of a batch in it', async () => {
  const { headers } = await suite.ask({
    path: '/v1/batch',
    headers: { 'accept-language': TAG },
    body: { calls: [{ tool: 'echo_arguments' }] },
  });
  expect([String(headers['vary']), localeOfLast()]).toEqual([expect.stringContaining('Accept-Language'), TAG]);
});

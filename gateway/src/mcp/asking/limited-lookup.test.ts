import { create } from '@bufbuild/protobuf';
import { FindPlacesResponseSchema } from '@cuspal/proto';
import { describe, expect, it } from 'vitest';
import { refused } from '../../limits/bucket.ts';
import type { PlaceFinder, PlaceSetting, PlacesFound } from '../../routing/place-finder.ts';
import type { CallContext } from '../calls.ts';
import { limitedLookup } from './limited-lookup.ts';

const limits = { take: () => Promise.reject(new Error('the finder takes it')) };
const context: CallContext = {
  caller: { requestId: 'a-request', accountId: 'an-account', traceparent: '', tracestate: '' },
  metered: true,
  by: 'configured',
  signal: new AbortController().signal,
};

describe('limitedLookup', () => {
  const lookUp = async (found: PlacesFound) => {
    const asked: (readonly [string, PlaceSetting])[] = [];
    const finder: Pick<PlaceFinder, 'find'> = {
      find(question, setting) {
        asked.push([question, setting]);
        return Promise.resolve(found);
      },
    };
    return { asked, answer: await limitedLookup(finder, limits)('Pune', context) };
  };

  it('asks within the limit of the account', async () => {
    const { asked, answer } = await lookUp({ kind: 'found', answer: create(FindPlacesResponseSchema, { total: 0 }) });
    const { caller, signal } = context;
    expect(asked).toEqual([['Pune', { limits, subject: 'an-account', caller, signal }]]);
    expect(answer?.places).toEqual([]);
  });

  it.each<PlacesFound>([
    { kind: 'limited', taken: refused({ burst: 1, perSecond: 1 }, 1_000) },
    { kind: 'failed', code: 'engine_unavailable' },
  ])('says nothing where the look-up is $kind', async (found) => {
    expect((await lookUp(found)).answer).toBeUndefined();
  });
});

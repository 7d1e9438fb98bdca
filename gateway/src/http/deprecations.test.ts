import { describe, expect, it } from 'vitest';
import { CATALOG } from '@cuspal/catalog';
import { library } from '../docs/library.ts';
import { routeOf } from '../rest/routes.ts';
import { DEPRECATIONS, Deprecations, LEAST_NOTICE_DAYS, type Deprecation } from './deprecations.ts';

const BATCH: Deprecation = { of: '/v1/batch', since: '2023-06-30', until: '2026-11-11', link: '/docs/changelog' };

describe('what is deprecated', () => {
  it('is said by the two headers in the form of their standards', () => {
    // 1688083200 is 2023-06-30T00:00:00Z (date -u -d @1688083200); 11 November 2026 is a Wednesday.
    expect(new Deprecations([BATCH]).headersOf('/v1/batch')).toEqual({
      Deprecation: '@1688083200',
      Sunset: 'Wed, 11 Nov 2026 00:00:00 GMT',
      Link: '</docs/changelog>; rel="deprecation"; type="text/html"',
    });
    expect(new Deprecations([BATCH]).headersOf('get_planets')).toBeUndefined();
    expect(new Deprecations([]).headersOf('/v1/batch')).toBeUndefined();
  });

  it('has no end where none is decided', () => {
    const { until: _, ...open } = BATCH;
    expect(new Deprecations([open]).headersOf('/v1/batch')).not.toHaveProperty('Sunset');
  });

  it('names what there is, with notice enough and a document', () => {
    for (const { of, since, until, link } of DEPRECATIONS) {
      const isAddress = of.startsWith('/') && routeOf(of)?.kind !== 'nothing' && routeOf(of) !== undefined;
      expect([of, isAddress || CATALOG.some(({ name }) => name === of)]).toEqual([of, true]);
      const [path = '', anchor] = link.slice('/docs/'.length).split('#');
      const page = library().pageAt(path);
      expect([of, page?.sections.some(({ id }) => id === (anchor ?? ''))]).toEqual([of, true]);
      if (until === undefined) continue;
      expect(Date.parse(until) - Date.parse(since)).toBeGreaterThanOrEqual(LEAST_NOTICE_DAYS * 86_400_000);
    }
  });
});

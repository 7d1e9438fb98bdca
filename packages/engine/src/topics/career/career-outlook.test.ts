import { expect, it } from 'vitest';
import { EARN, LOSE, charts } from '../../../test/career-charts.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { DAY_MS } from '../../time/julian.ts';
import { natalEvent } from '../../events/natal.ts';
import { promise } from '../../kp/promise/promise.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { abroadOutlook, careerArcs, governmentOutlook, turningPointsOf } from './career-outlook.ts';

const year = 365.25 * DAY_MS;

it('careerArcs: a lord against it first, then two, one or no strong lord; turning points between unlike arcs', () => {
  const sets = { primaryCusp: 2 as const, required: EARN, supporting: [], denial: LOSE };
  const seen = new Set<string>();
  for (const each of charts.slice(0, 250)) {
    const { span } = topicHorizon(quietSearch(each.moment.ayanamsa), each, each.moment.utcMs + 25 * year, 20);
    const arcs = careerArcs(each, span);
    const standings = naiveStandings(each, sets);
    for (const { md, ad, class: of, reason } of arcs) {
      const words = [md, ad].map((lord) => standings.get(lord)?.word);
      const strong = words.filter((word) => word === 'STRONG').length;
      expect(of).toBe(words.includes('AGAINST') ? 'PRESSURE' : ['QUIET', 'STEADY', 'RISE'][strong]);
      seen.add(of);
      expect(/works against/.test(reason)).toBe(words.includes('AGAINST'));
      expect(/is strong/.test(reason)).toBe(strong > 0);
      expect(reason.startsWith(`${planetFirst(md)} `)).toBe(true);
      expect(reason).toContain(ad);
    }
    const turns = turningPointsOf(arcs);
    expect(turns.map(({ atMs }) => atMs)).toEqual(
      arcs.flatMap((arc, index) => (index > 0 && arcs[index - 1]?.class !== arc.class ? [arc.startMs] : [])),
    );
    turns.forEach((turn, index) => {
      const before = turns[index - 1];
      if (before) expect(turn.from).toBe(before.to);
    });
  }
  expect(seen.size).toBe(4);
});

it('governmentOutlook and abroadOutlook say which of their two tests hold', () => {
  const words = {
    INDICATED: 'Both tests hold.',
    POSSIBLE: 'One of the two tests holds.',
    UNLIKELY: 'Neither test holds.',
  };
  for (const each of charts) {
    const csl = cuspalSubLord(each, 10);
    const lords = [csl, each.planets[csl].starLord, each.planets[csl].subLord];
    const state = lords.some((planet) => ['Sun', 'Mars', 'Saturn'].includes(planet));
    const { verdict, reason } = governmentOutlook(each);
    const promised = promise(each, natalEvent('government_job')).side === 'yes';
    expect(verdict).toBe(state && promised ? 'INDICATED' : state || promised ? 'POSSIBLE' : 'UNLIKELY');
    expect(reason.endsWith(words[verdict])).toBe(true);
    expect(/these include none\./.test(reason)).toBe(!state);
    const abroad = abroadOutlook(each);
    expect(abroad.reason.endsWith(words[abroad.verdict])).toBe(true);
  }
});

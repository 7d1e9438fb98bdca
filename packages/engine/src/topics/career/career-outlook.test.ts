import { expect, it } from '@jest/globals';
import { EARN, LOSE, charts } from '../../../test/career-charts.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { fruitfulness, timingSets } from '../../kp/kernel/fruitfulness.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { DAY_MS } from '../../time/julian.ts';
import { careerArcs, turningPointsOf } from './career-outlook.ts';

const year = 365.25 * DAY_MS;

it('careerArcs: hostile first, then two, one or no fruitful lord; turning points between unlike arcs', () => {
  const sets = timingSets({ primaryCusp: 2, required: EARN, supporting: [], denial: LOSE });
  const seen = new Set<string>();
  for (const each of charts.slice(0, 250)) {
    const { span } = topicHorizon(quietSearch(each.moment.ayanamsa), each, each.moment.utcMs + 25 * year, 20);
    const arcs = careerArcs(each, span);
    for (const { md, ad, class: of } of arcs) {
      const classes = [md, ad].map((lord) => fruitfulness(each, lord, sets).class);
      const fruitful = classes.filter((row) => row === 'FRUITFUL').length;
      expect(of).toBe(classes.includes('HOSTILE') ? 'PRESSURE' : ['QUIET', 'STEADY', 'RISE'][fruitful]);
      seen.add(of);
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

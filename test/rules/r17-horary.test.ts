import { natalEvent } from '@cuspal/engine/events/natal';
import { castNumber } from '@cuspal/engine/kp/horary/cast';
import { numberIntuition } from '@cuspal/engine/kp/horary/intuition';
import { milderReading } from '@cuspal/engine/kp/horary/milder-reading';
import { moonGate } from '@cuspal/engine/kp/horary/moon-gate';
import { questionOf, ripeHouses } from '@cuspal/engine/kp/horary/question';
import { rotationOf } from '@cuspal/engine/events/rotation';
import { sessionOf } from '@cuspal/engine/kp/horary/serial';
import { yesOrNo } from '@cuspal/engine/kp/horary/yes-or-no';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { inWords } from '@cuspal/engine/base/words';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, inChennai, sky } from './sample-sky.ts';

const cast = castNumber(sky, inChennai('2026-11-22T10:00'), 75);
const { chart } = cast;
const marriage = questionOf(natalEvent('marriage'));
const gate = moonGate(chart, rotationOf('self'), ripeHouses(marriage), marriage.against);
const judged = yesOrNo(chart, rotationOf('self'), marriage, gate);
const cusp = (of: typeof chart, house: number): string => degreeInSign(of.houses?.cusps[house - 1]?.longitude ?? 0);

describe('examples of the rules on horary', () => {
  it('R17.1', () => {
    expect(cusp(chart, 1)).toBe('16°40′ of Cancer');
    exampleSays('R17.1', '16°40′00″ of Cancer', `cusp 2 at ${cusp(chart, 2)}`, `cusp 10 at ${cusp(chart, 10)}`);
  });

  it('R17.2', () => {
    const { starLord, subLord } = chart.planets.Moon;
    const route = (of: string) => gate.routes.find(({ route: name }) => name === of)?.houses.join();
    expect(gate).toMatchObject({ connected: true, weak: true });
    exampleSays('R17.2', `${starLord}, star lord of the Moon, owns house ${route('STAR_OWNS')}`);
    exampleSays('R17.2', `${subLord}, its sub lord, owns ${route('SUB_OWNS')}`);
    expect(judged.basis).toBe('RETROGRADE_SUB_LORD');
    exampleSays('R17.2', `${judged.judges.subLord}, sub lord of cusp 7, is retrograde`, `answer is ${judged.answer}`);
  });

  it('R17.3', () => {
    const { verdict, subLord, hits, opposed, bestHit, bestOpposed } = numberIntuition(cast, marriage);
    exampleSays('R17.3', `${subLord}, signifies ${hits.join()} at level ${bestHit}`, inWords(opposed));
    exampleSays('R17.3', `at best at level ${bestOpposed}`, `number is ${verdict}`);
  });

  it('R17.5', () => {
    const later = castNumber(sky, inChennai('2026-11-23T10:00'), 75).chart;
    expect(cusp(later, 1)).toBe(cusp(chart, 1));
    const moved = (later.planets.Moon.longitude - chart.planets.Moon.longitude + 360) % 360;
    exampleSays('R17.5', cusp(chart, 1), `${moved.toFixed(1)} degrees`);
  });

  it('R17.6', () => {
    const other = castNumber(sky, inChennai('2026-11-22T10:00'), 206).chart;
    const { csl, coverage } = sessionOf(other, marriage);
    const levels = ([2, 7, 11] as const).map((house) => level(other, csl, house));
    const sum = levels.reduce<number>((total, each) => total + (each === null ? 0 : 5 - each), 0);
    exampleSays('R17.6', `${csl} as sub lord of cusp 7`, `levels are ${inWords(levels.map(String))}`);
    exampleSays('R17.6', `${sum} of 12`, `coverage of ${coverage}`);
  });

  it('R17.7', () => {
    const { subLord, starLord } = judged.judges;
    expect([starLord, chart.planets[subLord].retrograde]).toEqual([subLord, true]);
    exampleSays('R17.7', `${subLord} rules cusp 7 by sub and stands in its own star`, `answer is ${judged.answer}`);
    exampleSays('R17.7', `reading is ${milderReading(chart, judged, () => null)?.reading}`);
  });
});

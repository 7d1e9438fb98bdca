import { inWords } from '@cuspal/engine/base/words';
import { buildChart } from '@cuspal/engine/chart/build';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { conditionScore } from '@cuspal/engine/topics/health/condition-score';
import { CONDITION_TABLE } from '@cuspal/engine/topics/health/condition-tables';
import { diseaseNature } from '@cuspal/engine/topics/health/disease-nature';
import { ailmentKeywords } from '@cuspal/engine/topics/health/planet-ailments';
import { transplantReadiness } from '@cuspal/engine/topics/health/transplant';
import { STARS } from '@cuspal/engine/zodiac/names';
import { starBodyParts } from '@cuspal/engine/zodiac/star-attributes';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart, sky } from './sample-sky.ts';

/** The illness printed in KP Reader III, read there as a matter of sugar and kidneys. */
const printed = buildChart(
  sky,
  resolveBirth({
    birth_datetime: '1922-10-02T12:17:00',
    latitude: 22.3833,
    longitude: 88.4,
    utc_offset_minutes: 330,
  }),
);
const nature = diseaseNature(printed);

describe('examples of the rules on health', () => {
  it('R19.1', () => {
    exampleSays('R19.1', `${STARS[13]}, star 14`, `names the ${inWords(starBodyParts(13, 5))}.`);
    exampleSays('R19.1', `Libra names ${inWords(starBodyParts(13, 6))}.`);
  });

  it('R19.2', () => {
    const { bySign, oppositeSign } = nature.bodyPart;
    exampleSays('R19.2', `${bySign.sign} with ${inWords(bySign.parts)}`);
    exampleSays('R19.2', `${oppositeSign.sign}, with ${inWords(oppositeSign.parts)}`);
  });

  it('R19.3', () => {
    const [venus, jupiter] = [ailmentKeywords('Venus'), ailmentKeywords('Jupiter')];
    expect(venus).toEqual(['kidneys', 'generative system', 'throat']);
    exampleSays('R19.3', 'kidneys, the generative system and throat', `${jupiter.length} keywords`, inWords(jupiter));
  });

  it('R19.4', () => {
    const { csl6, chronicity, severityGates, curability } = nature;
    exampleSays('R19.4', `${csl6} is the sub lord of cusp 6`, `course is ${chronicity}`);
    expect(severityGates.serious.level).toBeNull();
    exampleSays('R19.4', `11 at level ${severityGates.curable.level} and not 8, so the tendency is ${curability}`);
  });

  it('R19.5', () => {
    const row = CONDITION_TABLE.find(({ condition }) => condition === 'diabetes');
    if (!row) throw new RangeError('no row');
    const { score, factors } = conditionScore(printed, row);
    const points = (of: string) => factors.find(({ factor }) => factor === of)?.points ?? 0;
    exampleSays('R19.5', `${score - points('rounding')} points, printed as ${score}`);
    exampleSays(
      'R19.5',
      `gives ${points('csl6_link')} and its star ${nature.bodyPart.byNakshatra.nakshatra} ${points('star')}`,
    );
  });

  it('R19.6', () => {
    const { score, band, factors } = transplantReadiness(sampleChart(), 'kidney');
    expect(factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['csl11', 30],
      ['csl6', 15],
      ['karaka', 15],
      ['rahu', 10],
    ]);
    exampleSays(
      'R19.6',
      `is ${score}, which is ${band}`,
      'Jupiter, sub lord of cusp 11, gives 30',
      '15 each',
      'Rahu 10',
    );
  });

  it('R19.7', () => {
    const { csl6, ownIllness, bodyPart } = nature;
    const { sign, parts } = bodyPart.byStarLordSign;
    expect(ownIllness).toBe(true);
    exampleSays('R19.7', `${csl6}, sub lord of cusp 6, signifies 1 at level ${level(printed, csl6, 1)}`);
    exampleSays('R19.7', `6 at level ${level(printed, csl6, 6)}`);
    exampleSays('R19.7', `${printed.planets[csl6].starLord} stands in ${sign}, which has ${inWords(parts)}`);
  });
});

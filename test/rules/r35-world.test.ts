import { buildChart } from '@cuspal/engine/chart/build';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { relocation } from '@cuspal/engine/topics/foreign/relocation';
import { visaReading } from '@cuspal/engine/topics/foreign/visa';
import { VISA_MATTERS } from '@cuspal/engine/topics/foreign/visa-data';
import { ingressesOf } from '@cuspal/engine/world/mundane/ingress';
import { channelsOf } from '@cuspal/engine/world/weather/channels';
import { fourthCusp } from '@cuspal/engine/world/weather/fourth-cusp';
import { ardraIngress } from '@cuspal/engine/world/weather/monsoon';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { chennaiClock } from './chennai-clock.ts';
import { exampleSays } from './example-says.ts';
import { inChennai, sampleChart, sky } from './sample-sky.ts';

const birth = sampleChart();

describe('examples of the rules on the world', () => {
  it('R35.1', () => {
    const aries = chennaiClock(ingressesOf(sky, 2026, 'kp').find(({ ingress }) => ingress === 'aries')?.utcMs ?? 0);
    const ardra = chennaiClock(ardraIngress(sky, 2026, 'kp'));
    exampleSays('R35.1', `Aries on ${aries.date} at ${aries.time}`, `Ardra on ${ardra.date} at ${ardra.time}`);
  });

  it('R35.2', () => {
    const chart = buildChart(sky, inChennai('2026-11-22T10:00'));
    const { csl, starLord, sums, verdict } = fourthCusp(chart, channelsOf([]));
    exampleSays('R35.2', `${csl} is the sub lord of cusp 4, with ${starLord} as star lord`);
    exampleSays('R35.2', `${SIGNS[chart.planets[csl].signIndex]} as its sign`);
    exampleSays(
      'R35.2',
      `${sums.temp} for heat, ${sums.precip} for rain and ${sums.wind} for wind, so it reads ${verdict}`,
    );
  });

  it('R35.3', () => {
    const { relocated, changes } = relocation(sky, birth, { latitude: 51.5074, longitude: -0.1278 }, null);
    exampleSays('R35.3', `rises in ${SIGNS[relocated.ascendant.signIndex]}, not ${SIGNS[birth.ascendant.signIndex]}`);
    exampleSays('R35.3', `All ${changes.csl.length} cusps`, `${changes.houses.length} planets stand in another house`);
  });

  it('R35.4', () => {
    const { verdict, documents, authority } = visaReading(birth, VISA_MATTERS.work);
    expect([documents.csl, authority.csl]).toEqual([cuspalSubLord(birth, 3), documents.csl]);
    expect(([6, 8, 12] as const).map((house) => level(birth, documents.csl, house))).toEqual([null, null, null]);
    exampleSays(
      'R35.4',
      `${documents.csl}, sub lord of cusps 3 and 9, signifies 11 at level ${level(birth, documents.csl, 11)}`,
    );
    exampleSays('R35.4', `verdict is ${verdict}`);
  });
});

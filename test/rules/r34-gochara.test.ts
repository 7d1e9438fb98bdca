import { buildChart } from '@cuspal/engine/chart/build';
import { eclipseImpact } from '@cuspal/engine/gochara/eclipse-impact';
import { gochara } from '@cuspal/engine/gochara/gochara';
import { sadeSatiDosha } from '@cuspal/engine/gochara/sade-sati-dosha';
import { vedhaOf } from '@cuspal/engine/gochara/sarvatobhadra/vedha';
import { inWords } from '@cuspal/engine/base/words';
import { signsOf } from '@cuspal/engine/parashari/base/frame';
import { eclipsesOver } from '@cuspal/engine/passages/eclipses';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { saptaNadi } from '@cuspal/engine/world/weather/sapta-nadi';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { degreeInSign, inChennai, sampleChart, sky } from './sample-sky.ts';

const birth = sampleChart();
const today = buildChart(sky, inChennai('2026-11-22T10:00'));

describe('examples of the rules on transits from the Moon', () => {
  it('R34.1', () => {
    const found = gochara(birth.planets.Moon.signIndex, signsOf(today));
    const row = (of: string) => found.find(({ planet }) => planet === of);
    expect(row('Jupiter')).toMatchObject({ result: 'OBSTRUCTED', obstructedBy: ['Moon'] });
    exampleSays(
      'R34.1',
      `Jupiter is in the ${row('Jupiter')?.houseFromMoon}th`,
      `Moon in the ${row('Moon')?.houseFromMoon}rd obstructs`,
    );
    exampleSays('R34.1', `Sun in the ${row('Sun')?.houseFromMoon}th is ${row('Sun')?.result}`);
  });

  it('R34.2', () => {
    const { signIndex } = today.planets.Saturn;
    const { phase, houseFromMoon, severity, severityFactors } = sadeSatiDosha(birth, signIndex);
    expect(severityFactors.map(({ points }) => points)).toEqual([1, -1]);
    exampleSays(
      'R34.2',
      `Saturn is in ${SIGNS[signIndex]}`,
      `the ${houseFromMoon}nd sign from`,
      `phase is ${phase} with 1 point`,
    );
    exampleSays('R34.2', `severity is ${severity}`);
  });

  it('R34.3', async () => {
    const search = beginSearch(sky, 'kp', () => Promise.resolve());
    const span = { startMs: Date.UTC(2026, 7, 10), endMs: Date.UTC(2026, 7, 20) };
    const [eclipse] = (await eclipsesOver(search, span)).eclipses;
    if (!eclipse) throw new RangeError('no eclipse');
    expect(eclipse).toMatchObject({ kind: 'SOLAR', type: 'TOTAL' });
    const { contacts, factors } = eclipseImpact(birth, eclipse, 5, false);
    exampleSays(
      'R34.3',
      `stands at ${degreeInSign(eclipse.longitude)}`,
      `${contacts[0]?.orb.toFixed(2)} degrees from the ${contacts[0]?.point}`,
    );
    exampleSays('R34.3', `gives ${factors[0]?.points} points`);
  });

  it('R34.5', () => {
    const { star, motion, lines } = vedhaOf(today.planets.Saturn);
    exampleSays(
      'R34.5',
      `Saturn is ${motion} in ${star}`,
      `marked line is ${lines.find(({ emphasised }) => emphasised)?.line}`,
    );
    const front = lines.find(({ line }) => line === 'front')?.cells.map(({ mark }) => mark) ?? [];
    const signs = front.filter(({ kind }) => kind === 'sign').map(({ value }) => value);
    exampleSays('R34.5', `meets ${inWords(signs)} and ends at ${front.at(-1)?.value}`);
  });

  it('R34.6', () => {
    const { positions, nadiVerdict } = saptaNadi(today);
    const held = positions.filter(({ nadi }) => nadi === 'Amrita').map(({ planet }) => planet);
    const moon = positions.find(({ planet }) => planet === 'Moon');
    exampleSays('R34.6', `${inWords(held)} stand in Amrita and the Moon in ${moon?.nadi}`, `verdict is ${nadiVerdict}`);
  });
});

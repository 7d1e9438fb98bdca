import { callTool, GOLDEN, randomBirths, TEST_NOW } from '@cuspal/tool-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Printed } from '../test/composite-blocks.ts';
import tool from './answer-question.tool.ts';

const BIRTHS = [GOLDEN, ...randomBirths(2, 47)].map((birth) => ({ birth }));
const ask = async (birth: object, question: string): Promise<string> =>
  String((await callTool(tool, { ...birth, question }, { now: TEST_NOW })).result['answer']);
const valuesOf = async (name: string, birth: object): Promise<Printed> =>
  (await callTool(name, { ...birth }, { now: TEST_NOW })).result;

describe.each(BIRTHS)('what a question names of a chart', ({ birth }) => {
  let houses: Printed;
  let planets: Printed;
  beforeAll(async () => {
    ({ houses } = await valuesOf('get_house_cusps', birth));
    ({ planets } = await valuesOf('get_planets', birth));
  });

  it.each([
    (house: number) => `sub lord of cusp ${house}`,
    (house: number) => `who is the sub lord of my ${house}th house?`,
    (house: number) => `csl of ${house}`,
  ])('is a house with its sub lord: %#', async (question) => {
    for (const { house, cuspalSubLord, sign } of houses) {
      const answer = await ask(birth, question(house));
      expect(answer).toMatch(
        new RegExp(`^The sub lord of cusp ${house} is (?:the )?${cuspalSubLord}, in the star of `),
      );
      expect(answer).toContain(`House ${house} begins in ${sign}`);
    }
  });

  it.each([(house: number) => `whats in my ${house}th house`, (house: number) => `planets in house ${house}`])(
    'is a house with its planets: %#',
    async (question) => {
      for (const { house, occupants } of houses) {
        const [first = ''] = (await ask(birth, question(house))).split('. ');
        const named = Object.keys(planets).filter((planet) => first.includes(planet));
        expect(named.sort()).toEqual([...occupants].sort());
      }
    },
  );

  it.each([
    (planet: string) => `where is ${planet} in my chart`,
    (planet: string) => `which house is my ${planet} in?`,
    (planet: string) => `${planet} in which sign`,
  ])('is a planet with its place: %#', async (question) => {
    for (const [planet, { sign, star, house }] of Object.entries<Printed>(planets)) {
      expect(await ask(birth, question(planet))).toMatch(
        new RegExp(`^(?:The )?${planet} is in ${sign}, in the star ${star} and in house ${house}\\.`),
      );
    }
  });

  it('is a planet with its motion at birth', async () => {
    for (const [planet, { retrograde }] of Object.entries<Printed>(planets)) {
      expect(await ask(birth, `is my ${planet} retrograde at birth`)).toMatch(
        new RegExp(`^(?:The )?${planet} ${retrograde ? 'was' : 'was not'} retrograde at birth\\.`),
      );
    }
  });

  it('is Mercury as it moves now', async () => {
    const { planets: moving } = await valuesOf('get_transit_analysis', birth);
    const { retrograde } = moving.find((each: Printed) => each.planet === 'Mercury');
    expect(await ask(birth, 'is mercury retrograde now')).toBe(
      `Mercury ${retrograde ? 'is' : 'is not'} retrograde at this moment.`,
    );
  });

  it('is Manglik alone, and no other dosha', async () => {
    const { doshas } = await valuesOf('check_doshas', birth);
    for (const question of ['am i manglik', 'do i have mangal dosh']) {
      const answer = await ask(birth, question);
      expect(answer).toMatch(doshas.manglik.present ? /^Manglik dosha is present/ : /not present|no Manglik/i);
      expect(answer).not.toMatch(/Pitra|Sade Sati/);
    }
  });
});

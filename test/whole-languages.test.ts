import { inLanguage, OFFERED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { birthsFor, callTool, findTool, sampleArguments } from '../packages/tool-kit/src/testing/index.ts';
import { randomLives } from '../packages/tool-kit/src/testing/random-births.ts';
import { jsonSchemaOf } from '../packages/tool-kit/src/schema/json-schema.ts';
import { comparedFaults } from './whole-languages/compared.ts';
import { figuresOf, tellTheSame } from './whole-languages/figures-of.ts';
import { mostUsed } from './whole-languages/most-used.ts';
import { inTurn } from './support/whole.ts';

// What is offered says in each language what it says in English (docs/translating.md#the-test-of-a-whole-language).

const WHOLE = 300;
const FEW = 30;
const SEED = 51;
/** The age from which every tool answers. */
const ADULT = 19;
/** Faults that are shown of one tool. */
const SHOWN = 40;

/** CUSPAL_LANGUAGE tries one before it is offered. */
const tried = process.env['CUSPAL_LANGUAGE'] ?? '';
const languages = [...new Set([...OFFERED, ...(tried === '' ? [] : [tried])])];
const lives = randomLives(birthsFor(WHOLE, FEW), SEED, ADULT);

/** The languages of a life: all in the night and where one is tried, else one by turns, so that each is told some four. */
const toldIn = (turn: number): readonly string[] => (tried === '' ? inTurn(turn, languages) : languages);

describe(`what English says, ${languages.join(', ')} say too`, () => {
  // A file without a test would fail where none is offered.
  it('and there are tools to try it with', () => {
    expect(mostUsed().length).toBe(60);
  });

  it.for(mostUsed().map((name, at) => [name, at] as const))('of %s', { timeout: 600_000 }, async ([name, at]) => {
    const tool = await findTool(name);
    const found = new Map(languages.map((tag) => [tag, new Set<string>()]));
    for (const [index, { args: birth, now }] of lives.entries()) {
      const args = sampleArguments(jsonSchemaOf(tool.input, 'input'), { label: '', arguments: birth, now });
      // English first: what were kept of it must not be told in another language.
      const english = await callTool(tool, args, { now });
      for (const tag of toldIn(at + index)) {
        const own = await inLanguage(tag, () => callTool(tool, args, { now }));
        expect([tag, own.isError]).toEqual([tag, english.isError]);
        const both = english.isError ? [{ text: english.text }, { text: own.text }] : [english.result, own.result];
        for (const fault of comparedFaults(name, both[0], both[1], tag)) found.get(tag)?.add(fault);
      }
    }
    expect(
      [...found].flatMap(([tag, faults]) => [...faults].slice(0, SHOWN).map((fault) => `${tag}: ${fault}`)),
    ).toEqual([]);
  });
});

describe('the comparison', () => {
  const English = { answer: 'Mars signifies houses 2 and 11 from 3 May 2031 (strong).', score: 7 };

  it.each([
    ['what is in English still', { ...English }, 'is in English'],
    ['another number', { answer: 'मंगल भाव 2 और 12 का कारक है, 3 मई 2031 से (मज़बूत)।', score: 7 }, 'figures'],
    ['another month', { answer: 'मंगल भाव 2 और 11 का कारक है, 3 जून 2031 से (मज़बूत)।', score: 7 }, 'figures'],
    ['a bracket', { answer: 'मंगल भाव 2 और 11 का कारक है, 3 मई 2031 से मज़बूत)।', score: 7 }, 'not paired'],
    ['an English word', { answer: 'मंगल signifies 2 और 11 का कारक है, 3 मई 2031 से (मज़बूत)।', score: 7 }, '"signifies"'],
    ['another value', { answer: 'मंगल भाव 2 और 11 का कारक है, 3 मई 2031 से (मज़बूत)।', score: 8 }, 'is 8, 7 in English'],
    ['a member that is lacking', { score: 7 }, 'is there in English alone'],
  ])('finds %s', (_, own, fault) => {
    expect(comparedFaults('get_chart', English, own, 'hi').join()).toContain(fault);
  });

  it('takes what says the same', () => {
    const own = { answer: 'मंगल भाव 2 और 11 का कारक है, 3 मई 2031 से (मज़बूत)।', score: 7, language: 'hi' };
    expect(comparedFaults('get_chart', English, own, 'hi')).toEqual([]);
  });

  it('reads digits, months and decimals of a language', () => {
    expect(figuresOf('১২ নভেম্বর ২০২৬, ৪:০৬', 'bn')).toEqual(figuresOf('12 November 2026, 4:06', 'en'));
    expect(figuresOf('98,5 el 3 de mayo de 2031', 'es')).toEqual(figuresOf('98.5 on 3 May 2031', 'en'));
  });

  it.each([
    ['the 7th sign from house 3', 'house 3 from 7', true],
    ['the seventh sign from house 3', 'house 3 from 7', true],
    ['the eighth sign from house 3', 'house 3 from 7', false],
    ['the 7th sign from house 3', 'house 3', false],
  ])('of "%s" and "%s" is %s', (english, own, same) => {
    expect(tellTheSame(figuresOf(english, 'en'), figuresOf(own, 'fi'))).toBe(same);
  });
});

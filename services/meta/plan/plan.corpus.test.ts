import { CATALOG } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { HELD_OUT_QUESTIONS } from '../classifier/corpus/held-out.ts';
import { TUNED_QUESTIONS } from '../classifier/corpus/tuned.ts';
import { IS_WHOLE } from '../../../test/support/whole.ts';
import { joinLines } from '../text/lines.ts';
import { EXAMPLES } from '../understanding/examples/examples.ts';
import type { Examples } from '../understanding/examples/form.ts';
import { callArguments } from './call-arguments.ts';
import { planLines } from './plan-lines.ts';
import { type Plan, planFor } from './plan.ts';

const NOW = Date.UTC(2026, 10, 28, 9);
const KNOWN = new Set(CATALOG.map(({ name }) => name));

/** An example of each matter. */
const firstsOf = (files: readonly Examples[]): readonly string[] =>
  files.flatMap((file) => Object.values(file).flatMap((questions = []) => questions.slice(0, 1)));

const { en = [], ...others } = EXAMPLES;

/**
 * Beside the labelled questions an example of each matter in English and in the other languages: in CI every fourth of
 * these, from another one on in the next language.
 */
const QUESTIONS: readonly string[] = [
  ...[...TUNED_QUESTIONS, ...HELD_OUT_QUESTIONS].map(({ question }) => question),
  ...firstsOf(en),
  ...Object.values(others).flatMap((files, turn) => firstsOf(files).filter((_, at) => IS_WHOLE || at % 4 === turn % 4)),
];

/** What is wrong with a plan in its structure; nothing of a right one. */
function faultsOf({ floor, toolCount, tools, shorterWay, arguments: calls, topic, note }: Plan): readonly string[] {
  const declined = floor === 0;
  const about = { topic, matter: null, event: null, number: null, span: null, asked: '2026-11-28T09:00:00+00:00' };
  const needy = tools.filter((tool) => callArguments(tool, about).needs.length > 0);
  return [
    ...(toolCount >= floor && tools.length === toolCount ? [] : ['fewer tools than the floor']),
    ...(new Set(tools).size === toolCount ? [] : ['a tool twice']),
    ...tools.filter((tool) => !KNOWN.has(tool)),
    ...needy.filter((tool) => calls[tool] === undefined).map((tool) => `${tool} without its arguments`),
    ...((declined ? shorterWay.length === 0 && note !== null : shorterWay.length >= 1 && shorterWay.length <= 4)
      ? []
      : ['no shorter way']),
    ...shorterWay.flatMap(({ standsFor }) => standsFor.filter((number) => tools[number - 1] === undefined).map(String)),
    ...(new Set(shorterWay.map(({ tool }) => tool)).size === shorterWay.length ? [] : ['a call twice']),
  ];
}

const LINE = /^(?:\d+\. [a-z][a-z0-9_]+|(?!\d+\. )[ -~]{0,120})$/;

describe('the plan of every question of the corpora', () => {
  // Planned once for all that is asked of the plans.
  const planned = QUESTIONS.map((question) => ({ question, plan: planFor(question, {}, { nowMs: NOW }) }));

  it('names each tool with an engine for some of them, in its list or its shorter way', () => {
    const named = new Set(
      planned.flatMap(({ plan: { tools, shorterWay } }) => [...tools, ...shorterWay.map(({ tool }) => tool)]),
    );
    const left = CATALOG.filter(({ system, name }) => system !== 'meta' && !named.has(name));
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it('is whole in structure and text', () => {
    expect(QUESTIONS.length).toBeGreaterThan(1000);
    const wrong = planned.flatMap(({ question, plan }) => {
      const lines = joinLines(planLines(plan)).split('\n');
      const faults = [...faultsOf(plan), ...lines.filter((line) => !LINE.test(line))];
      const numbered = lines.filter((line) => /^\d+\. /.test(line)).map((line) => line.replace(/^\d+\. /, ''));
      if (numbered.join() !== plan.tools.join()) faults.push('another list in the text');
      return faults.map((fault) => `${question}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });
});

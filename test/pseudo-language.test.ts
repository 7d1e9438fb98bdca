import { beforeAll, describe, expect, it } from 'vitest';
import { proseIn } from '../packages/tool-kit/src/testing/prose.ts';
import { BRACKETED, inEnglish, MIRRORED, speakPseudo, unnamed } from '../scripts/generate/messages/pseudo.ts';
import { allTools, chartsFor, sampleCall } from './pseudo/calls.ts';
import { isSpared } from './pseudo/spared.ts';
import { outsideBrackets } from './pseudo/outside-brackets.ts';

// What a person reads comes from catalogues, so a language that is made of them shows whatever does not
// (docs/translating.md#the-pseudo-language).

/** What is sent as an argument, and codes in the line of a practitioner. */
const GIVEN_AS_TEXT = new Set([
  // Said by its name already.
  'speech/terms/planet {said}',
  // A year has no separator in any language.
  'ephemeris/calendar/calendar/yearAnswer {year}',
  'engine/time/time/sendAnotherClock {offsets}',
  'natal/answers/answers/windowLine {class}',
  // A code that this message takes for a case.
  'engine/topics/education/education/breakOutranks {schoolLevel}',
]);

const tools = await allTools();
beforeAll(async () => {
  await speakPseudo(BRACKETED);
  await speakPseudo(MIRRORED);
  // Pages may have been read in this process before.
  unnamed.clear();
});

describe('in a language whose messages stand in brackets', () => {
  it.each(tools.map((tool, turn) => [tool.name, tool, turn] as const))(
    '%s says nothing outside',
    async (_, tool, turn) => {
      for (const chart of chartsFor(turn, 1)) {
        // English before and after: what is kept of a call is never told in another language than it was asked in.
        const english = await sampleCall(tool, chart);
        const { result, isError, text } = await sampleCall(tool, chart, BRACKETED);
        expect(isError, text).toBe(false);
        expect((await sampleCall(tool, chart)).text).toBe(english.text);
        const outside = proseIn(result).flatMap((found) => {
          const left = outsideBrackets(found.text, BRACKETED.brackets);
          return left === '' || isSpared(tool.name, found.path, left) ? [] : [`${found.path}: ${found.text}`];
        });
        expect(outside).toEqual([]);
      }
    },
  );
});

it('gives no name and no number to a message as a text', () => {
  // Found by the calls above.
  expect([...unnamed].filter(([message]) => !GIVEN_AS_TEXT.has(message))).toEqual([]);
});

describe('in a language that differs from English in its digits alone', () => {
  it.each(tools.map((tool, turn) => [tool.name, tool, turn] as const))('%s says the same', async (_, tool, turn) => {
    for (const chart of chartsFor(turn + 7, 1)) {
      const [said, english] = [await sampleCall(tool, chart, MIRRORED), await sampleCall(tool, chart)];
      expect(inEnglish(said.text, MIRRORED)).toBe(english.text);
    }
  });
});

import { type Choghadiya, CHOGHADIYAS, choghadiyasOf, type ChoghadiyaName } from '@cuspal/engine/almanac/choghadiya';
import { DAY_PARTS, QUALITIES, type Quality } from '@cuspal/engine/almanac/hora';
import type { LocalClock } from '@cuspal/engine/time/clock';
import {
  answerOf,
  answerShape,
  defineTool,
  extensionNote,
  grahaName,
  listOf,
  nextShape,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { almanacInput } from './asked-moment.ts';
import { askedDay, clockTime, dayShape, dayView, minutesLeft, runningPart, standInAnswer } from './day-output.ts';

const row = z.strictObject({
  index: z.int().min(1).max(16),
  part: z.enum(DAY_PARTS),
  name: z.enum(CHOGHADIYAS),
  lord: grahaName,
  quality: z.enum(QUALITIES),
  ...spanShape.shape,
  interpretation: z.string(),
  overlapsRahuKaal: z.boolean(),
  isCurrent: z.boolean(),
});

const INTERPRETATIONS: Readonly<Record<ChoghadiyaName, string>> = {
  Amrit: 'It suits any good work.',
  Shubh: 'It suits ceremonies and learning.',
  Labh: 'It suits trade and gain.',
  Chal: 'It suits travel and movement.',
  Udveg: 'It suits only dealings with officials.',
  Kaal: 'It is best avoided and suits saving work at most.',
  Rog: 'It is best avoided and suits a contest at most.',
};

export default defineTool({
  name: 'get_choghadiya_today',
  title: 'Choghadiya',
  purpose: 'The eight day and eight night periods, their quality and the running one; not KP',
  family: 'almanac',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Which choghadiya runs at a place now or on a date, and when the next good one begins. Lists all sixteen with quality and Rahu Kaal. Vedic muhurta, an extension that is not KP. Call it for a quick choice of hours in one day.',
  provenance: { rules: ['R32.3', 'R32.2', 'R1.6'], sources: ['ALMANAC'] },
  input: almanacInput,
  output: z.strictObject({
    answer: answerShape,
    ...dayShape,
    periods: listOf(row),
    currentPeriod: row.extend({ minutesLeft: z.number().min(0) }),
    nextAuspicious: z
      .strictObject({ name: z.enum(CHOGHADIYAS), ...spanShape.shape })
      .nullable()
      .meta({ description: 'Null: none begins before the next sunrise' }),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { asked, of, day, said } = askedDay(context);
    const periods = choghadiyasOf(day);
    const current = runningPart(periods, asked.utcMs, 'choghadiya');
    const coming = periods.find(({ quality, startMs }) => quality === 'auspicious' && startMs > asked.utcMs);
    const view = ({ startMs, endMs, ...period }: Choghadiya) => ({
      index: period.index,
      part: period.part,
      name: period.name,
      lord: period.lord,
      quality: period.quality,
      ...spanView({ startMs, endMs }, asked),
      interpretation: INTERPRETATIONS[period.name],
      overlapsRahuKaal: period.overlapsRahuKaal,
      isCurrent: period.index === current.index,
    });
    context.note('Chal counts as neutral here. Many almanacs call it good for travel.');
    return {
      answer: answerOf(said, answer(current, coming, asked, standInAnswer(day, asked.utcMs))),
      ...dayView(of, day),
      periods: periods.map(view),
      currentPeriod: { ...view(current), minutesLeft: minutesLeft(current, asked.utcMs) },
      nextAuspicious: coming === undefined ? null : { name: coming.name, ...spanView(coming, asked) },
      extensionNote: `Choghadiya is Vedic muhurta beside KP. ${extensionNote()}`,
      next: [{ tool: 'get_hora_today', reason: 'It names the planet of each hour of the same day.' }],
    };
  },
});

const QUALITY_IN_WORDS: Readonly<Record<Quality, string>> = {
  auspicious: 'a good',
  neutral: 'a neutral',
  inauspicious: 'a bad',
};

function answer(
  current: Choghadiya,
  coming: Choghadiya | undefined,
  clock: LocalClock,
  standIn: string | false,
): string {
  const at = (ms: number): string => clockTime(ms, clock);
  return answerOf(
    `The choghadiya until ${at(current.endMs)} is ${current.name}, ${QUALITY_IN_WORDS[current.quality]} one.`,
    standIn || (current.overlapsRahuKaal && 'It is also Rahu Kaal, which custom avoids.'),
    coming === undefined
      ? 'No good choghadiya begins before the next sunrise.'
      : `The next good one is ${coming.name}, from ${at(coming.startMs)} to ${at(coming.endMs)}${coming.overlapsRahuKaal ? ', which is also Rahu Kaal and avoided by custom' : ''}.`,
  );
}

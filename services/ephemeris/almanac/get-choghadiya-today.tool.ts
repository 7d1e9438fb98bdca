import { type Choghadiya, CHOGHADIYAS, choghadiyasOf } from '@cuspal/engine/almanac/choghadiya';
import { DAY_PARTS, QUALITIES } from '@cuspal/engine/almanac/hora';
import type { LocalClock } from '@cuspal/engine/time/clock';
import {
  answerOf,
  answerShape,
  defineTool,
  detailArgument,
  extensionNote,
  grahaName,
  listOf,
  nextShape,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { almanacInput } from './asked-moment.ts';
import { askedDay, dayShape, dayView, minutesLeft, runningPart, standInAnswer } from './day-output.ts';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './almanac.messages.ts';

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
    'Which choghadiya runs at a place now or on a date, and when the next good one begins. Lists all sixteen with quality and Rahu Kaal. Vedic muhurta, an extension that is not KP.',
  provenance: { rules: ['R32.3', 'R32.2', 'R1.6'], sources: ['ALMANAC'] },
  brief: {
    without: [
      'place',
      'sunriseDefinition',
      'nextSunrise',
      'periods.index',
      'periods.interpretation',
      'periods.isCurrent',
      'periods.end',
      'periods.part',
      'periods.lord',
      'currentPeriod.index',
      'currentPeriod.part',
      'currentPeriod.isCurrent',
    ],
  },
  input: almanacInput.extend(detailArgument),
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
      interpretation: say.choghadiyaSuits({ name: period.name }),
      overlapsRahuKaal: period.overlapsRahuKaal,
      isCurrent: period.index === current.index,
    });
    context.note(say.chalIsNeutral());
    return {
      answer: answerOf(said, answer(current, coming, asked, standInAnswer(day, asked.utcMs))),
      ...dayView(of, day),
      periods: periods.map(view),
      currentPeriod: { ...view(current), minutesLeft: minutesLeft(current, asked.utcMs) },
      nextAuspicious: coming === undefined ? null : { name: coming.name, ...spanView(coming, asked) },
      extensionNote: `${say.choghadiyaBesideKp()} ${extensionNote()}`,
      next: [{ tool: 'get_hora_today', reason: say.nextHoras() }],
    };
  },
});

function answer(
  current: Choghadiya,
  coming: Choghadiya | undefined,
  clock: LocalClock,
  standIn: string | false,
): string {
  const at = (ms: number): string => printInstant(ms, clock);
  return answerOf(
    say.choghadiyaRuns({ until: at(current.endMs), name: current.name, quality: current.quality }),
    standIn || (current.overlapsRahuKaal && say.alsoRahuKaal()),
    coming === undefined
      ? say.noGoodChoghadiya()
      : say.nextGoodChoghadiya({
          name: coming.name,
          from: at(coming.startMs),
          to: at(coming.endMs),
          rahuKaal: coming.overlapsRahuKaal,
        }),
  );
}

import { dayFrame } from '@cuspal/engine/almanac/day-frame';
import { DAY_PARTS, type Hora, HORA_QUALITY, horasOf, QUALITIES } from '@cuspal/engine/almanac/hora';
import { buildChart } from '@cuspal/engine/chart/build';
import { classicFive } from '@cuspal/engine/kp/ruling/ruling-planets';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  defineTool,
  extensionNote,
  grahaName,
  listOf,
  nextShape,
  planetList,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { almanacInput } from './asked-moment.ts';
import { askedDay, dayShape, dayView, minutesLeft, runningPart, standInAnswer } from './day-output.ts';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './almanac.messages.ts';

const row = z.strictObject({
  index: z.int().min(1).max(24),
  part: z.enum(DAY_PARTS),
  lord: grahaName,
  quality: z.enum(QUALITIES),
  ...spanShape.shape,
  interpretation: z.string(),
  isCurrent: z.boolean(),
});

export default defineTool({
  name: 'get_hora_today',
  title: 'Planetary hours',
  purpose: 'The 24 planetary hours from sunrise and the running one',
  family: 'almanac',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Which planetary hour (hora) runs at a place now or on a date, and all 24 from sunrise. Says whether its planet is a KP ruling planet. Vedic muhurta, an extension and no KP verdict.',
  provenance: { rules: ['R32.4', 'R8.1', 'R1.6'], sources: ['MC', 'KPR3p'] },
  input: almanacInput,
  output: z.strictObject({
    answer: answerShape,
    ...dayShape,
    hours: listOf(row),
    currentHora: row.extend({ minutesLeft: z.number().min(0), isRulingPlanet: z.boolean() }),
    classicFive: planetList.meta({ description: 'KP ruling planets, strongest first; one can stand twice' }),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { input, ephemeris, note } = context;
    const { asked, of, day, said } = askedDay(context);
    const { utcMs } = asked;
    const { latitude, longitude, ayanamsa = 'kp' } = input;
    const hours = horasOf(day, day.weekdayLord);
    const current = runningPart(hours, utcMs, 'hora');
    // The KP day begins at the Hindu sunrise whatever rule is asked for.
    const kpDay = of.rule === 'centre' ? day : dayFrame(ephemeris, utcMs, input, asked);
    const chart = buildChart(ephemeris, { ...asked, jdUt: jdFromUtcMs(utcMs), latitude, longitude, ayanamsa });
    const five = classicFive(chart, kpDay.weekdayLord);
    const isRulingPlanet = five.includes(current.lord);
    const view = ({ index, part, lord, ...span }: Hora) => ({
      index,
      part,
      lord,
      quality: HORA_QUALITY[lord],
      ...spanView(span, asked),
      interpretation: say.horaSuits({ lord }),
      isCurrent: index === current.index,
    });
    note(say.fiveOfTheMoment());
    note(say.hoursAreUnequal());
    return {
      answer: answerOf(said, answer(current, five, printInstant(current.endMs, asked), standInAnswer(day, utcMs))),
      ...dayView(of, day),
      hours: hours.map(view),
      currentHora: { ...view(current), minutesLeft: minutesLeft(current, utcMs), isRulingPlanet },
      classicFive: five,
      extensionNote: `${say.horasBesideKp()} ${extensionNote()}`,
      next: [{ tool: 'get_choghadiya_today', reason: say.nextEighths() }],
    };
  },
});

function answer({ lord }: Hora, rulingPlanets: readonly Planet[], until: string, standIn: string | false): string {
  return answerOf(
    say.horaRuns({ lord, until, quality: HORA_QUALITY[lord] }),
    standIn || say.horaSuits({ lord }),
    say.lordIsRuling({ lord, isRuling: rulingPlanets.includes(lord), ruling: [...new Set(rulingPlanets)] }),
  );
}

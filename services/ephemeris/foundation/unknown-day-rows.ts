import type { UnknownDay } from '@cuspal/engine/rectification/unknown-day';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as signNamed, starName as starNamed } from '@cuspal/engine/zodiac/lords';
import { STARS } from '@cuspal/engine/zodiac/names';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import { instantText, listOf, perPlanet, planetName, signName } from '@cuspal/tool-kit';
import { z } from 'zod';

const stay = z.strictObject({
  from: instantText,
  sign: signName,
  star: z.enum(STARS),
  starLord: planetName,
  subLord: planetName,
});

const dashaAtBirth = z.strictObject({
  bornAt: instantText,
  mahadasha: planetName,
  years: z.int().min(0),
  months: z.int().min(0),
  days: z.number().min(0),
});

/** A local day on which somebody was born at an unknown time. */
export const unknownDayShape = z.strictObject({
  date: z.string(),
  start: instantText,
  end: instantText,
  planets: perPlanet(listOf(stay)).meta({ description: 'Each stay lasts until the next one, the last to the end' }),
  dashas: z.tuple([dashaAtBirth, dashaAtBirth]).meta({
    description: 'Running mahadasha and its balance for a birth at the start of the day, and at its end',
  }),
});

/** The day as get_planets prints it. */
export function unknownDayRows({ window, stays, dashas }: UnknownDay): z.output<typeof unknownDayShape> {
  const at = (utcMs: number): string => printInstant(utcMs, window.noon);
  const dasha = ({ atMs, lord, years, months, days }: (typeof dashas)[number]) => ({
    bornAt: at(atMs),
    mahadasha: lord,
    years,
    months,
    days,
  });
  return {
    date: window.date,
    start: at(window.fromMs),
    end: at(window.toMs),
    planets: byPlanet((planet) =>
      (stays.get(planet) ?? []).map(({ startMs, inside }) => ({
        from: at(startMs),
        sign: signNamed(inside.signIndex),
        star: starNamed(inside.starIndex),
        starLord: inside.starLord,
        subLord: inside.subLord,
      })),
    ),
    dashas: [dasha(dashas[0]), dasha(dashas[1])],
  };
}

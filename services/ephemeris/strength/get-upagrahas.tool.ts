import { dayFrame, standInNote } from '@cuspal/engine/almanac/day-frame';
import { separation } from '@cuspal/engine/base/angles';
import { printedDegrees } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { countSigns, planetsIn, signsOf } from '@cuspal/engine/parashari/base/frame';
import {
  GULIKA_RULES,
  risingAt,
  SOLAR_UPAGRAHAS,
  solarUpagrahas,
  TIME_UPAGRAHAS,
  timePart,
  type TimeUpagraha,
} from '@cuspal/engine/parashari/strength/upagrahas';
import { printInstant } from '@cuspal/engine/time/print';
import { divide, signLordOf } from '@cuspal/engine/zodiac/division';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  planetName,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { pointShape, pointView } from './rows.ts';
import { say } from './strength.messages.ts';

const point = pointShape.extend({ house: houseNumber });
const timed = point.extend({
  partLord: grahaName,
  partNumber: z.int().min(1).max(8),
  start: instantText,
  end: instantText,
  instant: instantText.meta({ description: 'When the point rose' }),
});

export default defineTool({
  name: 'get_upagrahas',
  title: 'Upagrahas',
  purpose: 'The five solar points and the six time-part points',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the Parashari upagrahas stand, such as dhuma, Gulika and Mandi, with sign, house and times. Call it for Gulika, Mandi or any upagraha.',
  provenance: { rules: ['R1.6', 'R3.6', 'R7.3', 'R23.9'], sources: ['BPHS', 'PVR'] },
  input: birthInput.extend({
    gulika_rule: z.enum(GULIKA_RULES).default('start').meta({ description: "Where Gulika rises in Saturn's part" }),
  }),
  output: z.strictObject({
    about: aboutShape,
    solar: z.strictObject({
      dhuma: point,
      vyatipata: point,
      parivesha: point,
      indrachapa: point,
      upaketu: point,
    }),
    timeParts: z.strictObject({
      kala: timed,
      mrityu: timed,
      ardhaprahara: timed,
      yamaghantaka: timed,
      gulika: timed,
      mandi: timed,
    }),
    afflicts: listOf(
      z.strictObject({
        point: z.enum([...SOLAR_UPAGRAHAS, ...TIME_UPAGRAHAS]),
        house: houseNumber,
        planetsConjoined: listOf(z.strictObject({ planet: planetName, orb: z.number().min(0).lt(30) })),
      }),
    ).meta({ description: 'Points with planets in their sign' }),
    gulikaLord: grahaName.meta({ description: 'Lord of the sign of Gulika' }),
    dayBirth: z.boolean(),
    gulikaRule: z.enum(GULIKA_RULES),
    sunrise: instantText,
    sunset: instantText,
    sunriseFallback: z.boolean(),
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const { moment } = chart;
    const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
    const solar = solarUpagrahas(chart.planets.Sun.longitude);
    const timedPoint = (name: TimeUpagraha) => {
      const part = timePart(name, day, input.gulika_rule);
      return { part, longitude: risingAt(ephemeris, chart, part.instantMs) };
    };
    const found = {
      kala: timedPoint('kala'),
      mrityu: timedPoint('mrityu'),
      ardhaprahara: timedPoint('ardhaprahara'),
      yamaghantaka: timedPoint('yamaghantaka'),
      gulika: timedPoint('gulika'),
      mandi: timedPoint('mandi'),
    };
    const timedView = (name: TimeUpagraha) => {
      const { part, longitude } = found[name];
      return {
        ...housedView(chart, longitude),
        partLord: part.partLord,
        partNumber: part.partNumber,
        ...spanView(part, moment),
        instant: printInstant(part.instantMs, moment),
      };
    };
    const all = [
      ...SOLAR_UPAGRAHAS.map((name) => ({ name, longitude: solar[name] })),
      ...TIME_UPAGRAHAS.map((name) => ({ name, longitude: found[name].longitude })),
    ];
    note(noKpVerdict());
    note(say.gulikaAndMandi());
    note(say.gulikaWords());
    note(say.partWithoutLord());
    if (day.sunriseFallback) note(standInNote(chart.moment.utcMs));
    return {
      about: say.aboutUpagrahas(),
      solar: {
        dhuma: housedView(chart, solar.dhuma),
        vyatipata: housedView(chart, solar.vyatipata),
        parivesha: housedView(chart, solar.parivesha),
        indrachapa: housedView(chart, solar.indrachapa),
        upaketu: housedView(chart, solar.upaketu),
      },
      timeParts: {
        kala: timedView('kala'),
        mrityu: timedView('mrityu'),
        ardhaprahara: timedView('ardhaprahara'),
        yamaghantaka: timedView('yamaghantaka'),
        gulika: timedView('gulika'),
        mandi: timedView('mandi'),
      },
      afflicts: all.flatMap(({ name, longitude }) => {
        const planetsConjoined = companions(chart, longitude);
        const house = countSigns(chart.ascendant.signIndex, divide(longitude).signIndex);
        return planetsConjoined.length === 0 ? [] : [{ point: name, house, planetsConjoined }];
      }),
      gulikaLord: signLordOf(divide(found.gulika.longitude).signIndex),
      dayBirth: day.dayBirth,
      gulikaRule: input.gulika_rule,
      sunrise: printInstant(day.sunriseMs, moment),
      sunset: printInstant(day.sunsetMs, moment),
      sunriseFallback: day.sunriseFallback,
    };
  },
});

const housedView = (chart: Chart, longitude: number) => ({
  ...pointView(longitude),
  house: countSigns(chart.ascendant.signIndex, divide(longitude).signIndex),
});

const companions = (chart: Chart, longitude: number) =>
  planetsIn(signsOf(chart), divide(longitude).signIndex).map((planet) => ({
    planet,
    orb: printedDegrees(separation(chart.planets[planet].longitude, longitude)),
  }));

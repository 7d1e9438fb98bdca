import { choghadiyasOf } from '@cuspal/engine/almanac/choghadiya';
import { dayFrame, type DayFrame } from '@cuspal/engine/almanac/day-frame';
import { type DayLimbs, dayLimbs, LIMB_NAMES } from '@cuspal/engine/almanac/day-limbs';
import { tithiNumbered, tithiTitle, WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { horasOf } from '@cuspal/engine/almanac/hora';
import { lunarMonth } from '@cuspal/engine/almanac/lunar-month';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import { ayanaOf, rituOf } from '@cuspal/engine/almanac/samvatsara';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { tropicalPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import type { LocalInstant } from '@cuspal/engine/time/local-instant';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { pointAt } from '@cuspal/engine/zodiac/point';
import { answerOf, defineTool, detailArgument } from '@cuspal/tool-kit';
import type { z } from 'zod';
import { almanacInput, almanacMoment } from './asked-moment.ts';
import { dayOf, dayView, definitionOf } from './day-output.ts';
import { limbsAtMoment, limbsOfDay } from './limb-views.ts';
import { flagViews } from './panchang-flags.ts';
import { panchangOutput } from './panchang-output.ts';
import { bandsView, moonAndSunView, seenView } from './panchang-views.ts';
import { printInstant } from '@cuspal/engine/time/print';
import { say } from './almanac.messages.ts';

const SATURDAY = 6;

export default defineTool({
  name: 'get_panchang',
  title: 'Five limbs of the day',
  purpose: "Tithi, nakshatra, yoga, karana, weekday, sun and moon times and the day's good and bad bands",
  family: 'almanac',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'The panchang of query_date, else a recent birth_datetime, else now. Tithi, nakshatra, yoga and karana with exact ends, sunrise, lunar month, Rahu Kaal, Abhijit and other bands, and the KP lords of the Moon.',
  provenance: {
    rules: ['R32.1', 'R32.2', 'R32.6', 'R4', 'R1.6', 'R23.5', 'R8.1'],
    sources: ['PVR', 'MC', 'KARANAM', 'SE'],
  },
  brief: {
    without: [
      'place',
      'sunriseDefinition',
      'tithiAtSunrises',
      'tithi.group',
      'tithi.lord',
      'yoga.lord',
      'karana.lord',
      'atSunrise',
      'dayTithis',
      'dayNakshatras',
      'dayYogas',
      'dayKaranas',
      'sunriseUtc',
      'sunsetUtc',
      'sunriseApparent',
      'sunsetApparent',
      'nextSunrise',
      'moonrise',
      'moonset',
      'dayLengthMinutes',
      'godhuli',
      'brahmaMuhurta',
      'sunSign',
      'sunStar',
      'lunarMonth',
      'ritu',
      'ayana',
      'dishaShool',
      'choghadiyas',
      'horas',
      'tithi.elapsedPercent',
      'tithi.remainingPercent',
      'tithi.number',
      'tithi.start',
      'tithi.next',
      'nakshatra.elapsedPercent',
      'nakshatra.remainingPercent',
      'nakshatra.number',
      'nakshatra.start',
      'nakshatra.next',
      'yoga.elapsedPercent',
      'yoga.remainingPercent',
      'yoga.number',
      'yoga.start',
      'yoga.next',
      'karana.elapsedPercent',
      'karana.remainingPercent',
      'karana.number',
      'karana.start',
      'karana.next',
    ],
  },
  input: almanacInput.extend(detailArgument),
  output: panchangOutput,
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa = 'kp', sunrise_rule: rule } = input;
    const { asked, said } = almanacMoment(input, now, note);
    const { utcMs } = asked;
    const place = { latitude: input.latitude, longitude: input.longitude };
    const day = dayOf(ephemeris, { place, asked, rule }, note);
    const definition = definitionOf(rule);
    const kpDay = rule === 'centre' ? day : dayFrame(ephemeris, utcMs, place, asked);
    const limbs = dayLimbs(ephemeris, ayanamsa, utcMs, day);
    const month = lunarMonth(ephemeris, utcMs, ayanamsa);
    await yieldTurn();

    const jd = jdFromUtcMs(utcMs);
    const ayanamsaTrue = ephemeris.ayanamsa(jd, ayanamsa).true;
    const at = (body: 'Sun' | 'Moon') =>
      pointAt(tropicalPosition(ephemeris, body, jd).longitude - ayanamsaTrue, ayanamsaTrue);
    const [sun, moon] = [at('Sun'), at('Moon')];
    const { weekday, weekdayLord, ...dayPart } = dayView({ place, asked, rule }, day);
    const flags = await flagViews(
      beginSearch(ephemeris, ayanamsa, yieldTurn),
      { place, clock: asked, utcMs },
      day,
      limbs,
    );
    const { nearBorder, ...lunar } = month;
    notes({ nearBorder, ayanamsa, day, kpDay, rule, asked }, note);
    if (lunar.kshaya) note(say.monthSkipped());
    return {
      answer: answerOf(said, answer(limbs, day, asked)),
      ...dayPart,
      weekday: { name: weekday, number: day.weekday, lord: weekdayLord },
      ...limbsAtMoment(limbs, asked),
      ...limbsOfDay(limbs, asked),
      ...seenView({ ephemeris, place, asked, definition }, day),
      ...bandsView({ ephemeris, place, asked, definition }, day, limbs.ofDay.nakshatra),
      ...moonAndSunView(ephemeris, ayanamsa, asked, moon, sun),
      lunarMonth: lunar,
      ritu: rituOf(sun.signIndex),
      ayana: ayanaOf(sun.tropicalLongitude),
      flags,
      choghadiyas: choghadiyasOf(day).map(({ name }) => name),
      horas: horasOf(day, day.weekdayLord).map(({ lord }) => lord),
      kpDayLord: kpDay.weekdayLord,
      next: [
        { tool: 'get_choghadiya_today', reason: say.nextEighths() },
        { tool: 'get_tara_bala', reason: say.nextBirthStar() },
      ],
    };
  },
});

interface Noted {
  readonly nearBorder: boolean;
  readonly ayanamsa: Ayanamsa;
  readonly day: DayFrame;
  readonly kpDay: DayFrame;
  readonly rule: z.infer<typeof almanacInput>['sunrise_rule'];
  readonly asked: LocalInstant;
}

/** What a reader of the day must know. */
function notes({ nearBorder, ayanamsa, day, kpDay, rule, asked }: Noted, note: (text: string) => void): void {
  note(say.commonAlmanac());
  if (day.weekday === SATURDAY) note(say.saturdayDurmuhurta());
  if (nearBorder) note(say.monthNearBorder({ ayanamsa }));
  if (rule === 'upper_limb' && !kpDay.sunriseFallback)
    note(say.sunOfKp({ rises: printInstant(kpDay.sunriseMs, asked), sets: printInstant(kpDay.sunsetMs, asked) }));
}

/** Tithi, star and the band that is asked for most. */
function answer({ atMoment }: DayLimbs, day: DayFrame, clock: LocalInstant): string {
  const { tithi, nakshatra } = atMoment;
  const rahu = rahuKalam(day);
  const at = (ms: number): string => printInstant(ms, clock);
  return answerOf(
    say.tithiUntil({ tithi: tithiTitle(tithiNumbered(tithi.number)), until: at(tithi.endMs) }),
    say.moonUntil({ star: LIMB_NAMES.nakshatra(nakshatra.number), until: at(nakshatra.endMs) }),
    day.sunriseFallback
      ? say.bandsStandIn()
      : say.rahuKaalOfDay({ weekday: WEEKDAYS[day.weekday] ?? 'Sunday', from: at(rahu.startMs), to: at(rahu.endMs) }),
  );
}

import { dayFrame, type DayFrame } from '@cuspal/engine/almanac/day-frame';
import { type DayLimbs, dayLimbs, LIMB_NAMES } from '@cuspal/engine/almanac/day-limbs';
import { tithiNumbered, tithiTitle, WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { lunarMonth } from '@cuspal/engine/almanac/lunar-month';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import { ayanaOf, rituOf } from '@cuspal/engine/almanac/samvatsara';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { tropicalPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import type { LocalInstant } from '@cuspal/engine/time/local-instant';
import { momentInWords } from '@cuspal/engine/time/print';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { pointAt } from '@cuspal/engine/zodiac/point';
import { answerOf, defineTool } from '@cuspal/tool-kit';
import type { z } from 'zod';
import { almanacInput, almanacMoment } from './asked-moment.ts';
import { clockTime, dayOf, dayView, definitionOf } from './day-output.ts';
import { limbsAtMoment, limbsOfDay } from './limb-views.ts';
import { flagViews } from './panchang-flags.ts';
import { panchangOutput } from './panchang-output.ts';
import { bandsView, moonAndSunView, seenView } from './panchang-views.ts';

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
    'The panchang of a moment and place. Tithi, nakshatra, yoga and karana with exact ends, sunrise, lunar month, Rahu Kaal, Abhijit and other bands, and the KP lords of the Moon. The moment is query_date, else a birth_datetime of the last 90 days or to come, else now.',
  provenance: {
    rules: ['R32.1', 'R32.2', 'R32.6', 'R4', 'R1.6', 'R23.5', 'R8.1'],
    sources: ['PVR', 'MC', 'KARANAM', 'SE'],
  },
  input: almanacInput,
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
    if (lunar.kshaya) note(MONTH_SKIPPED);
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
      kpDayLord: kpDay.weekdayLord,
      next: [
        { tool: 'get_choghadiya_today', reason: 'It grades the eighths of the same day and night.' },
        { tool: 'get_tara_bala', reason: 'It says how the Moon of the day stands to a birth star.' },
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
  note(
    'Limbs, bands and lunar calendar are common almanac matter. Only the lords of the Moon and the day lord are KP.',
  );
  if (day.weekday === SATURDAY)
    note('On Saturdays other almanacs take the first and second muhurta of the day as Durmuhurta.');
  if (nearBorder) {
    const others = ayanamsa === 'lahiri' ? 'another ayanamsa' : 'Lahiri or another ayanamsa';
    note(
      `A new Moon that bounds this lunar month falls within ten arc-minutes of a sign border. So ${others} may name another month.`,
    );
  }
  if (rule === 'upper_limb' && !kpDay.sunriseFallback)
    note(
      `By the centre of the disc the Sun rises at ${clockTime(kpDay.sunriseMs, asked)} and sets at ${clockTime(kpDay.sunsetMs, asked)}. The KP day lord follows that sunrise.`,
    );
}

const MONTH_SKIPPED =
  'This lunation skips a month. Its dark half is named here for the lunation that follows, and some almanacs name it for the month skipped.';

const POLAR_BANDS = 'The Sun does not both rise and set there, so the bands follow 06:00 and 18:00 local mean time.';

/** Tithi, star and the band that is asked for most. */
function answer({ atMoment }: DayLimbs, day: DayFrame, clock: LocalInstant): string {
  const { tithi, nakshatra } = atMoment;
  const rahu = rahuKalam(day);
  const until = (ms: number): string => momentInWords(ms, clock);
  return answerOf(
    `The tithi is ${tithiTitle(tithiNumbered(tithi.number))} until ${until(tithi.endMs)}.`,
    `The Moon is in ${LIMB_NAMES.nakshatra(nakshatra.number)} until ${until(nakshatra.endMs)}.`,
    day.sunriseFallback
      ? POLAR_BANDS
      : `Rahu Kaal of that ${WEEKDAYS[day.weekday] ?? 'day'} is from ${clockTime(rahu.startMs, clock)} to ${clockTime(rahu.endMs, clock)}.`,
  );
}

import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import { wholeDay } from '@cuspal/engine/almanac/equal-parts';
import type { LimbSpan } from '@cuspal/engine/almanac/limb-spans';
import { moonLeaves } from '@cuspal/engine/almanac/moon-arc';
import { abhijit, brahmaMuhurta, dishaShool, durmuhurtas, godhuli } from '@cuspal/engine/almanac/muhurtas';
import { sunsetBefore } from '@cuspal/engine/almanac/night-before';
import { gulikaiKalam, rahuKalam, yamagandaKalam } from '@cuspal/engine/almanac/rahu-kalam';
import { amritaKala, varjyam } from '@cuspal/engine/almanac/star-windows';
import { seenMoon, seenSun } from '@cuspal/engine/almanac/sun-and-moon-times';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { Ephemeris, RiseDefinition } from '@cuspal/engine/sky/port';
import { UT } from '@cuspal/engine/time/clock';
import type { LocalInstant } from '@cuspal/engine/time/local-instant';
import type { Place } from '@cuspal/engine/time/place';
import { printInstant } from '@cuspal/engine/time/print';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import type { Point } from '@cuspal/engine/zodiac/point';
import { instantOrNull, spanView } from '@cuspal/tool-kit/views/spans';

const MINUTE_MS = 60_000;

interface Asked {
  readonly ephemeris: Ephemeris;
  readonly place: Place;
  readonly asked: LocalInstant;
  readonly definition: RiseDefinition;
}

/** Sun and Moon as people see them, and the day in UT. */
export function seenView({ ephemeris, place, asked, definition }: Asked, day: DayFrame) {
  const sun = seenSun(ephemeris, day, place, definition);
  const moon = seenMoon(ephemeris, asked.utcMs, place, asked);
  return {
    sunriseUtc: printInstant(day.sunriseMs, UT),
    sunsetUtc: printInstant(day.sunsetMs, UT),
    sunriseApparent: instantOrNull(sun.riseMs, asked),
    sunsetApparent: instantOrNull(sun.setMs, asked),
    moonrise: instantOrNull(moon.riseMs, asked),
    moonset: instantOrNull(moon.setMs, asked),
    dayLengthMinutes: Math.round((day.sunsetMs - day.sunriseMs) / (MINUTE_MS / 100)) / 100,
  };
}

/** The good and the bad bands of a day. */
export function bandsView({ ephemeris, place, asked, definition }: Asked, day: DayFrame, stars: readonly LimbSpan[]) {
  const print = (span: Interval) => spanView(span, asked);
  const { usable, ...eighth } = abhijit(day);
  return {
    rahuKaal: print(rahuKalam(day)),
    yamagandaKaal: print(yamagandaKalam(day)),
    gulikaiKaal: print(gulikaiKalam(day)),
    abhijit: { ...print(eighth), usable },
    brahmaMuhurta: print(brahmaMuhurta(sunsetBefore(ephemeris, day, place, asked, definition), day)),
    godhuli: print(godhuli(day)),
    durmuhurta: durmuhurtas(day).map(print),
    varjyam: varjyam(stars, wholeDay(day)).map(print),
    amritaKala: amritaKala(stars, wholeDay(day)).map(print),
    dishaShool: dishaShool(day),
  };
}

/** Signs of Sun and Moon, the Moon's lords, and when it leaves its sign and its sub. */
export function moonAndSunView(ephemeris: Ephemeris, ayanamsa: Ayanamsa, asked: LocalInstant, moon: Point, sun: Point) {
  const { signEndsMs, subEndsMs } = moonLeaves(ephemeris, ayanamsa, asked.utcMs, moon);
  const { signLord, starLord, subLord, subSubLord } = moon;
  return {
    sunSign: signName(sun.signIndex),
    sunStar: starName(sun.starIndex),
    moonSign: { sign: signName(moon.signIndex), until: printInstant(signEndsMs, asked) },
    moonLords: { signLord, starLord, subLord, subSubLord, subEnds: printInstant(subEndsMs, asked) },
  };
}

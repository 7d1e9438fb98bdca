import { named } from '@cuspal/speech';
import { shownMs } from '../../time/clock.ts';
import type { LocalClock } from '../../time/clock.ts';
import { isoToSecond } from '../../time/iso.ts';
import { starName } from '../../zodiac/lords.ts';
import { SIGNS } from '../../zodiac/names.ts';
import type { Sign } from '../../zodiac/names.ts';
import { tithiNumbered } from '../limbs.ts';
import { LUNAR_MONTHS } from '../lunar-month.ts';
import type { LocalEclipse } from './eclipse-days.ts';
import type { EkadashiFast } from './ekadashi.ts';
import { say } from './festivals.messages.ts';
import type { Found } from './festival.ts';
import type { Lunation } from './lunations.ts';
import type { EkadashiSchool, MonthNaming } from './traditions.ts';

/** A speaker of a calendar: by which clock, and how the months are named. */
export interface Speaker {
  readonly clock: LocalClock;
  readonly naming: MonthNaming;
}

/** An instant as the clock shows it, for a sentence. */
const shown = (utcMs: number, { clock }: Speaker): string => isoToSecond(shownMs(utcMs, clock));

export const signOf = (index: number): Sign => SIGNS[index] ?? 'Aries';

const monthName = (month: number) => LUNAR_MONTHS[(month - 1) % 12] ?? 'Chaitra';

/** The lunar month of a tithi by the naming that is asked for, in the language of the call. */
export function monthSaid({ months, adhika }: Lunation, tithi: number, naming: MonthNaming): string {
  const [month = 1] = tithi > 15 ? months.toReversed() : months;
  // The dark half of an added month is named like its bright half everywhere.
  const later = naming === 'purnimanta' && tithi > 15 && !adhika ? 1 : 0;
  return say.month({ month: monthName(month + later), kind: adhika ? 'ADHIKA' : 'PLAIN' });
}

/** A tithi by its number with its half of the month, in the language of the call. */
export function tithiSaid(number: number): string {
  const { name, paksha } = tithiNumbered(number);
  return say.tithi({ tithi: name, half: number % 15 === 0 ? 'NONE' : paksha });
}

/** What puts a festival on its day. */
export function foundSaid({ limb, choice, rule, counted, lunation, sankranti }: Found, speaker: Speaker): string {
  const sun = sankranti && say.sunEnters({ sign: signOf(sankranti.sign), at: shown(sankranti.utcMs, speaker) });
  if (limb === undefined) return sun ?? say.counted();
  const name = limb.kind === 'tithi' ? tithiSaid(limb.number) : named(starName(limb.number - 1));
  const stay = { limb: name, from: shown(limb.startMs, speaker), to: shown(limb.endMs, speaker) };
  const runs =
    lunation === undefined
      ? say.runs(stay)
      : say.runsIn({ ...stay, month: monthSaid(lunation, limb.number, speaker.naming) });
  return sentences(runs, sun, counted ? say.counted() : choice && rule && say.chosen({ choice, time: rule.time }));
}

/** What puts a fast of Ekadashi on its day, and when it ends. */
export function fastSaid(fast: EkadashiFast, school: EkadashiSchool, speaker: Speaker): string {
  const { tithi, lunation, reason, parana } = fast;
  return sentences(
    say.runsIn({
      month: monthSaid(lunation, tithi.number, speaker.naming),
      limb: tithiSaid(tithi.number),
      from: shown(tithi.startMs, speaker),
      to: shown(tithi.endMs, speaker),
    }),
    say.fastReason({ reason, school }),
    say.parana({ from: shown(parana.startMs, speaker), to: shown(parana.endMs, speaker) }),
  );
}

/** How an eclipse is seen from the place. */
export function eclipseSaid({ eclipse, utcMs, seen, sutak }: LocalEclipse, speaker: Speaker): string {
  const max = shown(utcMs, speaker);
  if (seen === null) return say.eclipseUnseen({ max });
  const told = say.eclipseSeen({ from: shown(seen.startMs, speaker), to: shown(seen.endMs, speaker), max });
  return sentences(
    told,
    sutak !== null
      ? say.sutak({ from: shown(sutak.startMs, speaker) })
      : eclipse.type === 'PENUMBRAL'
        ? say.noSutak()
        : undefined,
  );
}

/** An added month, or one that swallows another; undefined of any other. */
export function monthTold(lunation: Lunation, speaker: Speaker): { title: string; what: string } | undefined {
  const stay = { from: shown(lunation.startMs, speaker), to: shown(lunation.endMs, speaker) };
  const [first = 1, second] = lunation.months;
  const name = (month: number): string => say.month({ month: monthName(month), kind: 'PLAIN' });
  if (lunation.adhika) return { title: say.addedMonth({ month: name(first) }), what: say.addedMonthIs(stay) };
  if (second === undefined) return undefined;
  return {
    title: say.swallowedMonth({ month: name(first), swallowed: name(second) }),
    what: say.swallowedMonthIs(stay),
  };
}

const sentences = (...said: readonly (string | undefined)[]): string =>
  said.filter((sentence) => sentence !== undefined).join(' ');

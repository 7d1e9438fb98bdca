import type { Interval } from '../../base/intervals.ts';
import { dayBeginning } from '../../time/clock.ts';
import { DAY_MS } from '../../time/julian.ts';
import { almanacSpan } from './almanac-span.ts';
import type { AlmanacSpan, DaySpan } from './almanac-span.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { eclipsesAt } from './eclipse-days.ts';
import { ekadashiFast } from './ekadashi.ts';
import type { Festival, FestivalKind, Found } from './festival.ts';
import { findFestival } from './find-festival.ts';
import { say } from './festivals.messages.ts';
import type { PlaceDays } from './place-days.ts';
import { ekadashiName } from './rows/ekadashi-names.ts';
import { LUNAR_FESTIVALS } from './rows/lunar-festivals.ts';
import { MONTHLY_FASTS } from './rows/monthly-fasts.ts';
import { SOLAR_FESTIVALS } from './rows/solar-festivals.ts';
import { eclipseSaid, fastSaid, foundSaid, monthTold, signOf } from './said.ts';
import type { Speaker } from './said.ts';
import { firstDay } from './solar-months.ts';
import { CUSTOMS, SCHOOLS } from './traditions.ts';
import type { Tradition } from './traditions.ts';

const FESTIVALS: readonly Festival[] = [...LUNAR_FESTIVALS, ...SOLAR_FESTIVALS, ...MONTHLY_FASTS];

const isFirst = ({ when: { by } }: Festival): boolean => by !== 'AFTER' && by !== 'WEEKDAY';
/** All of them, those that are counted from others last. */
const IN_TURN: readonly Festival[] = [...FESTIVALS.filter(isFirst), ...FESTIVALS.filter((each) => !isFirst(each))];

/** Festivals that are found in one turn of the event loop: some milliseconds. */
const A_TURN = 8;

const noTurn = (): Promise<void> => Promise.resolve();

/** A line of the calendar with what a program may want of it. */
export interface CalendarLine {
  readonly id: string;
  readonly title: string;
  readonly kind: FestivalKind;
  readonly rule: CalendarEntry['rule'];
  /** Civil day by the clock of the place, counted from 1 January 1970. */
  readonly day: number;
  /** Times of a line that is no whole day. */
  readonly at?: Interval;
  /** Days that it lasts, where it is more than one. */
  readonly days?: number;
  readonly what: string;
  /** When a fast may be broken. */
  readonly parana?: Interval;
  /** The time about an eclipse in which nothing is begun. */
  readonly sutak?: Interval;
  /** Whether an eclipse is seen from the place. */
  readonly seen?: boolean;
}

/** A festival and the day that was found for it. */
export interface DatedFestival extends Found {
  readonly festival: Festival;
}

/** Festivals of a tradition on some days of a place, in order of time (R41.1). */
export async function festivalsOver(
  span: AlmanacSpan,
  traditions: readonly Tradition[],
  yieldTurn: () => Promise<void> = noTurn,
): Promise<readonly DatedFestival[]> {
  const found = new Map<string, readonly Found[]>();
  const dated: DatedFestival[] = [];
  for (const [index, festival] of IN_TURN.entries()) {
    const days = await findFestival(span, festival, found, yieldTurn);
    found.set(festival.id, days);
    const isAsked = festival.in.some((tradition) => traditions.includes(tradition));
    if (isAsked) dated.push(...days.map((each) => ({ ...each, festival })));
    if (index % A_TURN === 0) await yieldTurn();
  }
  return dated.filter(({ day }) => isWithin(span, day)).sort((one, other) => one.day - other.day);
}

const isWithin = ({ firstDay: from, lastDay: to }: DaySpan, day: number): boolean => day >= from && day <= to;

/** Everything that the calendars of some traditions have on some days of a place, in order of time. */
export async function calendarLines(
  days: PlaceDays,
  asked: DaySpan,
  traditions: readonly Tradition[],
  yieldTurn: () => Promise<void> = noTurn,
): Promise<readonly CalendarLine[]> {
  const span = almanacSpan(days, asked);
  const [first = 'amanta'] = traditions;
  const speaker = { clock: days.clock, naming: CUSTOMS[first].months };
  await span.findAhead(yieldTurn);
  const found = await festivalsOver(span, traditions, yieldTurn);
  const festivals = found.map(({ festival: { id, title, kind, rule }, ...each }) => ({
    id,
    title: title(),
    kind,
    rule,
    day: each.day,
    what: foundSaid(each, speaker),
  }));
  const fasts = ekadashiLines(span, traditions, speaker);
  await yieldTurn();
  const lines: readonly CalendarLine[] = [
    ...monthLines(span, traditions, speaker),
    ...festivals,
    ...fasts,
    ...eclipseLines(span, speaker),
  ];
  return lines.filter(({ day }) => isWithin(asked, day)).sort((one, other) => one.day - other.day);
}

/** Ekadashi by each school that the traditions follow; what two keep on one day is one line. */
function ekadashiLines(span: AlmanacSpan, traditions: readonly Tradition[], speaker: Speaker): readonly CalendarLine[] {
  const schools = SCHOOLS.filter((school) => traditions.some((each) => CUSTOMS[each].ekadashi === school));
  return span.lunations().flatMap((lunation) =>
    ([11, 26] as const).flatMap((number) => {
      const [id, title] = ekadashiName(lunation, number);
      const fasts = schools.map((school) => ({ school, fast: ekadashiFast(span, lunation, number, school) }));
      const agree = fasts.every(({ fast: { day } }) => day === fasts[0]?.fast.day);
      return fasts.slice(0, agree ? 1 : undefined).map(({ school, fast }): CalendarLine => ({
        id: agree || school === schools[0] ? id : `${id}_${school.toLowerCase()}`,
        title: agree ? title() : say.ekadashiOf({ title: title(), school }),
        kind: 'FAST',
        rule: 'R41.6',
        day: fast.day,
        what: fastSaid(fast, school, speaker),
        parana: fast.parana,
      }));
    }),
  );
}

function eclipseLines(span: AlmanacSpan, speaker: Speaker): readonly CalendarLine[] {
  const { clock } = span.days;
  const asked = { startMs: dayBeginning(span.firstDay, clock), endMs: dayBeginning(span.lastDay + 1, clock) };
  const around = { startMs: asked.startMs - DAY_MS, endMs: asked.endMs + DAY_MS };
  return eclipsesAt(span.days, around).map((local): CalendarLine => {
    const { eclipse, utcMs, seen, sutak } = local;
    const at = seen ?? { startMs: utcMs, endMs: utcMs };
    return {
      id: `${eclipse.kind.toLowerCase()}_eclipse`,
      title: say.eclipse(eclipse),
      kind: 'ECLIPSE',
      rule: 'R41.8',
      day: span.days.dayOf(at.startMs),
      at,
      what: eclipseSaid(local, speaker),
      seen: seen !== null,
      ...(sutak !== null && { sutak }),
    };
  });
}

const SOLAR_MONTHS: Readonly<Partial<Record<Tradition, typeof say.tamilMonth>>> = {
  tamil: say.tamilMonth,
  malayalam: say.malayalamMonth,
  bengali: say.bengaliMonth,
};

/** The Sun's entries into signs, the months that begin with them, and lunar months that are added or swallowed. */
function monthLines(span: AlmanacSpan, traditions: readonly Tradition[], speaker: Speaker): readonly CalendarLine[] {
  const withMonths = traditions.filter((tradition) => CUSTOMS[tradition].fastsOnly !== true);
  if (withMonths.length === 0) return [];
  const { days } = span;
  const entries = span.sankrantis().flatMap((sankranti): readonly CalendarLine[] => {
    const sign = signOf(sankranti.sign);
    const what = foundSaid({ day: 0, sankranti }, speaker);
    const at = { startMs: sankranti.utcMs, endMs: sankranti.utcMs };
    const line = { kind: 'MONTH', rule: 'R41.4', what } as const;
    return [
      {
        ...line,
        id: `sankranti_${sign.toLowerCase()}`,
        title: say.sankranti({ sign }),
        day: days.dayOf(sankranti.utcMs),
        at,
      },
      ...withMonths.flatMap((tradition) => {
        const title = SOLAR_MONTHS[tradition]?.({ sign });
        const day = firstDay(days, sankranti, CUSTOMS[tradition].solar);
        return title === undefined ? [] : [{ ...line, id: `${tradition}_month_${sankranti.sign + 1}`, title, day }];
      }),
    ];
  });
  const months = span.lunations().flatMap((lunation): readonly CalendarLine[] => {
    const told = monthTold(lunation, speaker);
    if (told === undefined) return [];
    const [from, to] = [days.sunDayOf(lunation.startMs) + 1, days.sunDayOf(lunation.endMs)];
    const id = lunation.adhika ? 'adhika_month' : 'kshaya_month';
    return [{ id, ...told, kind: 'MONTH', rule: 'R41.3', day: from, days: to - from + 1 }];
  });
  return [...entries, ...months];
}

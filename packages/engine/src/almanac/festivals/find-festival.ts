import { holds } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { AlmanacSpan } from './almanac-span.ts';
import { chosenDay } from './chosen-day.ts';
import type { DayRule } from './chosen-day.ts';
import type { Festival, Found, When } from './festival.ts';
import type { Lunation } from './lunations.ts';
import { ownDay } from './own-days.ts';
import { firstDay, type Sankranti } from './solar-months.ts';
import type { SolarRule } from './traditions.ts';

/** Days found so far by the id of their festival. */
export type FoundSoFar = ReadonlyMap<string, readonly Found[]>;

/** Every day of a festival in a span and about it, in order. */
export async function findFestival(
  span: AlmanacSpan,
  { when }: Festival,
  before: FoundSoFar,
  yieldTurn: () => Promise<void>,
): Promise<readonly Found[]> {
  switch (when.by) {
    case 'TITHI':
      return lunationsWith(span, when).map((lunation) => tithiDay(span, lunation, when.tithi, when.rule));
    case 'EVERY_TITHI':
      return everyTithiDay(span, when, yieldTurn);
    case 'SOLAR_DAY':
      return span
        .sankrantis()
        .flatMap((sankranti) =>
          sankranti.sign === when.sign
            ? [{ day: firstDay(span.days, sankranti, when.solar) + when.day - 1, sankranti }]
            : [],
        );
    case 'STAR':
      return solarMonths(span, when.sign, when.solar).flatMap((month) => starDay(span, month, when));
    case 'SOLAR_TITHI':
      return solarMonths(span, when.sign, 'CIVIL_DAY').flatMap(({ sankranti, stay }) =>
        span
          .lunations()
          .flatMap((lunation) =>
            lunation.tithis.flatMap((tithi) => (tithi.number === when.tithi ? [{ tithi, lunation }] : [])),
          )
          .filter(({ tithi: { startMs, endMs } }) => holdsMiddle(stay, startMs, endMs))
          .slice(0, 1)
          .map(({ lunation }) => ({ ...tithiDay(span, lunation, when.tithi, when.rule), sankranti })),
      );
    case 'AFTER':
      return (before.get(when.of) ?? []).map((found) => ({
        ...found,
        day: found.day + when.days,
        ...(when.days !== 0 && { counted: true }),
      }));
    case 'WEEKDAY':
      return (before.get(when.of) ?? []).map(({ day }) => ({ day: day - ((weekday(day) - when.weekday + 7) % 7) }));
    case 'OWN':
      return span
        .lunations()
        .filter(({ months, adhika }) => !adhika && months.includes(OWN_MONTHS[when.own]))
        .map((lunation) => ownDay(span, lunation, when.own));
  }
}

const OWN_MONTHS = { RAKSHA_BANDHAN: 5, VIJAYADASHAMI: 7, HOLIKA_DAHAN: 12 } as const;

/** 0 Sunday; the first of January 1970 was a Thursday. */
const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

function lunationsWith(span: AlmanacSpan, { month, adhika }: Extract<When, { by: 'TITHI' }>): readonly Lunation[] {
  const named = span.lunations().filter(({ months }) => months.includes(month));
  if (adhika === undefined) return named.filter((lunation) => !lunation.adhika);
  // The added month goes before its namesake.
  return named.filter(
    (lunation, index) =>
      lunation.adhika || named[index - 1]?.adhika !== true || named[index - 1]?.endMs !== lunation.startMs,
  );
}

function tithiDay({ days }: AlmanacSpan, lunation: Lunation, tithi: number, rule: DayRule): Found {
  const span = lunation.tithis[tithi - 1];
  if (span === undefined) throw new RangeError(`no tithi ${tithi}`);
  return { ...chosenDay(days, span, rule), limb: { ...span, kind: 'tithi' }, rule, lunation };
}

/** The days of a tithi in all lunations: by moonrise they ask for some tens of risings. */
async function everyTithiDay(
  span: AlmanacSpan,
  { tithi, rule }: Extract<When, { by: 'EVERY_TITHI' }>,
  yieldTurn: () => Promise<void>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const lunation of span.lunations()) {
    found.push(tithiDay(span, lunation, tithi, rule));
    await yieldTurn();
  }
  return found;
}

interface SolarMonth {
  readonly sankranti: Sankranti;
  /** From this sankranti to the next. */
  readonly stay: Interval;
  /** Its first day. */
  readonly from: number;
  /** The day of the next sankranti, which is left out: it is not taken for a festival of the month that ends. */
  readonly until: number;
}

/** The months of the Sun in a sign of which both ends are known. */
function solarMonths({ sankrantis, days }: AlmanacSpan, sign: number, rule: SolarRule): readonly SolarMonth[] {
  const all = sankrantis();
  return all.flatMap((sankranti, index) => {
    const next = all[index + 1];
    if (sankranti.sign !== sign || next === undefined) return [];
    const [from, until] = [firstDay(days, sankranti, rule), firstDay(days, next, 'CIVIL_DAY')];
    return [{ sankranti, stay: { startMs: sankranti.utcMs, endMs: next.utcMs }, from, until }];
  });
}

function starDay(span: AlmanacSpan, { sankranti, from, until }: SolarMonth, when: Extract<When, { by: 'STAR' }>) {
  const found = span
    .stars()
    .filter(({ number }) => number === when.star)
    .map((star): Found => ({
      ...chosenDay(span.days, star, when.rule),
      limb: { ...star, kind: 'nakshatra' },
      rule: when.rule,
      sankranti,
    }))
    .filter(({ day }) => day >= from && day < until);
  const chosen = when.pick === 'LAST' ? found.at(-1) : nearestFull(span, found);
  if (chosen === undefined) return [];
  return [when.fullMoon === true ? withFullMoon(span, chosen) : chosen];
}

/** The day whose star runs nearest to the middle of a full Moon. */
function nearestFull(span: AlmanacSpan, found: readonly Found[]): Found | undefined {
  const full = span.tithis().filter(({ number }) => number === 15);
  const distance = ({ limb }: Found): number =>
    limb === undefined ? Infinity : Math.min(...full.map((tithi) => Math.abs(middle(tithi) - middle(limb))));
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The day in whose light the star runs for a watch and at whose sunset the Moon is full, where there is one. */
function withFullMoon({ days, tithis }: AlmanacSpan, found: Found): Found {
  const { limb } = found;
  if (limb === undefined) return found;
  for (const day of [found.day - 1, found.day, found.day + 1]) {
    const light = { startMs: days.sunrise(day), endMs: days.sunset(day) };
    const isFull = tithis().some((tithi) => tithi.number === 15 && holds(tithi, light.endMs));
    const runsMs = Math.min(limb.endMs, light.endMs) - Math.max(limb.startMs, light.startMs);
    if (isFull && runsMs >= (light.endMs - light.startMs) / 4) return { ...found, day, choice: 'WITH_FULL_MOON' };
  }
  return found;
}

const middle = ({ startMs, endMs }: Interval): number => (startMs + endMs) / 2;

const holdsMiddle = (stay: Interval, startMs: number, endMs: number): boolean =>
  stay.startMs <= middle({ startMs, endMs }) && middle({ startMs, endMs }) < stay.endMs;

import { type DayLimbs, LIMB_NAMES, type RunningLimb } from '@cuspal/engine/almanac/day-limbs';
import { LIMB_COUNT, type LimbKind, type LimbSpan } from '@cuspal/engine/almanac/limb-spans';
import { karanaNumbered, tithiNumbered, yogaNumbered } from '@cuspal/engine/almanac/limbs';
import { printedScore } from '@cuspal/engine/base/printed';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dashaLord } from '@cuspal/engine/zodiac/division';
import { spanView } from '@cuspal/tool-kit/views/spans';

type NameOf<Name> = (number: number) => Name;

const named = <Name>({ number }: LimbSpan, nameOf: NameOf<Name>) => ({ number, name: nameOf(number) });

const listed = <Name>(spans: readonly LimbSpan[], nameOf: NameOf<Name>, clock: LocalClock) =>
  spans.map((span) => ({ ...named(span, nameOf), ...spanView(span, clock) }));

/** Percent of the arc to two decimals, as the almanacs print what is left of a limb. */
function running<Name>(kind: LimbKind, span: RunningLimb, nameOf: NameOf<Name>, clock: LocalClock) {
  const elapsedPercent = printedScore(span.elapsed * 100);
  return {
    ...named(span, nameOf),
    ...spanView(span, clock),
    elapsedPercent,
    remainingPercent: printedScore(100 - elapsedPercent),
    next: nameOf((span.number % LIMB_COUNT[kind]) + 1),
  };
}

/** The pada of a star by the part of it that is gone; a border belongs to the pada it opens. */
const padaOf = (elapsed: number): number => Math.min(4, Math.floor(elapsed * 4 + 1e-9) + 1);

/** The four limbs at the moment. */
export function limbsAtMoment({ atMoment }: DayLimbs, clock: LocalClock) {
  const { paksha, group, lord } = tithiNumbered(atMoment.tithi.number);
  const yoga = yogaNumbered(atMoment.yoga.number);
  const karana = karanaNumbered(atMoment.karana.number);
  return {
    tithi: { ...running('tithi', atMoment.tithi, LIMB_NAMES.tithi, clock), paksha, group, lord },
    nakshatra: {
      ...running('nakshatra', atMoment.nakshatra, LIMB_NAMES.nakshatra, clock),
      pada: padaOf(atMoment.nakshatra.elapsed),
      lord: dashaLord(atMoment.nakshatra.number - 1),
    },
    yoga: { ...running('yoga', atMoment.yoga, LIMB_NAMES.yoga, clock), quality: yoga.quality, lord: yoga.lord },
    karana: {
      ...running('karana', atMoment.karana, LIMB_NAMES.karana, clock),
      isVishti: karana.isVishti,
      lord: karana.lord,
    },
  };
}

/** The four limbs at sunrise, and all that run in the day. */
export const limbsOfDay = ({ atSunrise, ofDay, tithiAtSunrises }: DayLimbs, clock: LocalClock) => ({
  atSunrise: {
    tithi: named(atSunrise.tithi, LIMB_NAMES.tithi),
    nakshatra: named(atSunrise.nakshatra, LIMB_NAMES.nakshatra),
    yoga: named(atSunrise.yoga, LIMB_NAMES.yoga),
    karana: named(atSunrise.karana, LIMB_NAMES.karana),
  },
  tithiAtSunrises,
  dayTithis: listed(ofDay.tithi, LIMB_NAMES.tithi, clock),
  dayNakshatras: listed(ofDay.nakshatra, LIMB_NAMES.nakshatra, clock),
  dayYogas: listed(ofDay.yoga, LIMB_NAMES.yoga, clock),
  dayKaranas: listed(ofDay.karana, LIMB_NAMES.karana, clock),
});

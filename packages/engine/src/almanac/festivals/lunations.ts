import type { Interval } from '../../base/intervals.ts';
import { siderealPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import type { LimbSpan } from '../limb-spans.ts';

/** The ayanamsa of the almanacs of India: the Calendar Reform Committee chose it. */
export const ALMANAC_AYANAMSA = 'lahiri';

/** A lunar month from new moon to new moon (R41.3). */
export interface Lunation extends Interval {
  /** 1 Chaitra to 12 Phalguna; of a month that swallows another also that one. */
  readonly months: readonly number[];
  /** The Sun enters no sign in it. */
  readonly adhika: boolean;
  /** Its tithis by number, 1 to 30. */
  readonly tithis: readonly LimbSpan[];
}

/** The lunar months of which all thirty tithis are given, in order. */
export function lunationsOf(ephemeris: Ephemeris, tithis: readonly LimbSpan[]): readonly Lunation[] {
  const starts = tithis.flatMap(({ number }, index) => (number === 1 && index + 30 <= tithis.length ? [index] : []));
  return starts.map((start) => {
    const own = tithis.slice(start, start + 30);
    const [startMs, endMs] = [own[0]?.startMs ?? 0, own[29]?.endMs ?? 0];
    const [sign, next] = [sunSign(ephemeris, startMs), sunSign(ephemeris, endMs)];
    const month = ((sign + 1) % 12) + 1;
    const swallows = (next - sign + 12) % 12 === 2;
    return {
      startMs,
      endMs,
      months: swallows ? [month, (month % 12) + 1] : [month],
      adhika: sign === next,
      tithis: own,
    };
  });
}

/** The sign of the Sun, 0 Aries. */
const sunSign = (ephemeris: Ephemeris, utcMs: number): number =>
  Math.floor(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(utcMs), ALMANAC_AYANAMSA).longitude / 30) % 12;

import { RAJJU_PARTS, RAJJU_STARS, VEDHA_PAIRS } from './koota-tables.ts';
import type { RajjuPart } from './koota-tables.ts';
import type { MoonPlace } from './moon-place.ts';

/** What the south adds to the eight kootas: reported, without points (R33.2). */
export interface KootaExtras {
  /** Dosha when both stars belong to one part of the rope. */
  readonly rajju: { readonly dosha: boolean; readonly groom: RajjuPart; readonly bride: RajjuPart };
  readonly vedha: { readonly dosha: boolean };
  /** `count`: the groom's star counted from the bride's, 1 to 27. */
  readonly mahendra: { readonly present: boolean; readonly count: number };
  readonly streeDeergha: {
    readonly present: boolean;
    /** By the school that asks for more than 9. */
    readonly presentByNine: boolean;
    readonly count: number;
  };
}

const MAHENDRA: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Part of the rope of a star, 1 to 27 (R33.2). */
export function rajjuOf(star: number): RajjuPart {
  const part = RAJJU_PARTS.find((name) => RAJJU_STARS[name].stars.includes(star));
  if (part === undefined) throw new RangeError(`no star ${star}`);
  return part;
}

/** Rajju, vedha, mahendra and stree deergha of two Moons (R33.2). */
export function kootaExtras(groom: MoonPlace, bride: MoonPlace): KootaExtras {
  const [his, hers] = [groom.starIndex + 1, bride.starIndex + 1];
  const count = ((his - hers + 27) % 27) + 1;
  const rajju = { groom: rajjuOf(his), bride: rajjuOf(hers) };
  return {
    rajju: { dosha: rajju.groom === rajju.bride, ...rajju },
    vedha: { dosha: VEDHA_PAIRS.some(({ stars }) => his !== hers && stars.includes(his) && stars.includes(hers)) },
    mahendra: { present: MAHENDRA.includes(count), count },
    streeDeergha: { present: count > 13, presentByNine: count > 9, count },
  };
}

import { taraOf } from '../../almanac/tara.ts';
import { countSigns, partOf } from '../../parashari/base/frame.ts';
import { naturalRelation } from '../../parashari/base/relations.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { varnaOf } from '../../zodiac/sign-attributes.ts';
import type { Varna } from '../../zodiac/sign-attributes.ts';
import { starAttributes, YONIS } from '../../zodiac/star-attributes.ts';
import { GANA_POINTS, VASHYA_CLASSES, VASHYA_OF_SIGN, VASHYA_POINTS, YONI_POINTS } from './koota-tables.ts';
import type { VashyaClass } from './koota-tables.ts';
import type { MoonPlace } from './moon-place.ts';
import { say } from './matching.messages.ts';

/** The eight factors in the order in which they are printed, with the points each can give (R33.1). */
export const KOOTAS = ['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha Maitri', 'Gana', 'Bhakoota', 'Nadi'] as const;
export type Koota = (typeof KOOTAS)[number];

export interface KootaScore {
  readonly name: Koota;
  readonly score: number;
  readonly max: number;
  readonly groomClass: string;
  readonly brideClass: string;
  readonly note: string;
}

type Rule = (groom: MoonPlace, bride: MoonPlace) => Omit<KootaScore, 'name' | 'max'>;

const VARNA_RANK: Readonly<Record<Varna, number>> = { brahmin: 4, kshatriya: 3, vaishya: 2, shudra: 1 };

const varna: Rule = (groom, bride) => {
  const [groomClass, brideClass] = [varnaOf(groom.signIndex), varnaOf(bride.signIndex)];
  const met = VARNA_RANK[groomClass] >= VARNA_RANK[brideClass];
  const note = say.varna({ met });
  return { score: met ? 1 : 0, groomClass, brideClass, note };
};

/** Class of a Moon by longitude; Sagittarius and Capricorn change at their 15th degree (R33.1). */
export function vashyaClass({ longitude, signIndex }: MoonPlace): VashyaClass {
  const row = VASHYA_OF_SIGN[signIndex];
  if (row === undefined) throw new RangeError(`no sign with index ${signIndex}`);
  return row.second !== undefined && partOf(longitude) >= 15 ? row.second : row.first;
}

const vashya: Rule = (groom, bride) => {
  const [groomClass, brideClass] = [vashyaClass(groom), vashyaClass(bride)];
  const score = VASHYA_POINTS[brideClass].withGroom[VASHYA_CLASSES.indexOf(groomClass)] ?? 0;
  const note =
    groomClass === brideClass ? say.vashyaSame() : say.vashyaTable({ score, bride: brideClass, groom: groomClass });
  return { score, groomClass, brideClass, note };
};

const tara: Rule = (groom, bride) => {
  // Each is named by the tara that the other one's star makes, counted from his or her own.
  const ofGroom = taraOf(groom.starIndex, bride.starIndex);
  const ofBride = taraOf(bride.starIndex, groom.starIndex);
  const good = [ofGroom, ofBride].filter(({ quality }) => quality !== 'bad').length;
  return {
    score: good * 1.5,
    groomClass: ofGroom.name,
    brideClass: ofBride.name,
    note: say.tara({
      there: ofGroom.count,
      back: ofBride.count,
      thereRest: ofGroom.number,
      backRest: ofBride.number,
    }),
  };
};

const yoni: Rule = (groom, bride) => {
  const groomClass = starAttributes(groom.starIndex).yoni.animal;
  const brideClass = starAttributes(bride.starIndex).yoni.animal;
  const score = YONI_POINTS[groomClass].withOther[YONIS.indexOf(brideClass)] ?? 0;
  const note =
    score === 4
      ? say.yoniSame({ animal: groomClass })
      : say.yoniApart({ groom: groomClass, bride: brideClass, enemies: score === 0 });
  return { score, groomClass, brideClass, note };
};

const MAITRI_POINTS = {
  FRIEND: { FRIEND: 5, NEUTRAL: 4, ENEMY: 1 },
  NEUTRAL: { FRIEND: 4, NEUTRAL: 3, ENEMY: 0.5 },
  ENEMY: { FRIEND: 1, NEUTRAL: 0.5, ENEMY: 0 },
} as const;

/** Natural friends both ways, or one planet (R23.2). */
export const mutualFriends = (a: Graha, b: Graha): boolean =>
  naturalRelation(a, b) === 'FRIEND' && naturalRelation(b, a) === 'FRIEND';

const maitri: Rule = ({ signLord: groomClass }, { signLord: brideClass }) => {
  if (groomClass === brideClass) return { score: 5, groomClass, brideClass, note: say.maitriOneLord() };
  const [there, back] = [naturalRelation(groomClass, brideClass), naturalRelation(brideClass, groomClass)];
  const note = say.maitri({ groom: groomClass, bride: brideClass, there, back });
  return { score: MAITRI_POINTS[there][back], groomClass, brideClass, note };
};

const gana: Rule = (groom, bride) => {
  const [groomClass, brideClass] = [starAttributes(groom.starIndex).gana, starAttributes(bride.starIndex).gana];
  const score = GANA_POINTS[groomClass].withBride[brideClass];
  const note =
    groomClass === brideClass ? say.ganaSame() : say.ganaTable({ score, groom: groomClass, bride: brideClass });
  return { score, groomClass, brideClass, note };
};

export const BHAKOOT_TYPES = ['DWIRDWADASHA', 'NAVAPANCHAMA', 'SHADASHTAKA'] as const;
export type BhakootType = (typeof BHAKOOT_TYPES)[number];

const BHAKOOT_OF: Readonly<Partial<Record<House, BhakootType>>> = {
  2: 'DWIRDWADASHA',
  12: 'DWIRDWADASHA',
  5: 'NAVAPANCHAMA',
  9: 'NAVAPANCHAMA',
  6: 'SHADASHTAKA',
  8: 'SHADASHTAKA',
};

/** The bad distance between two Moon signs, the same from either side; null for a good one (R33.1). */
export const bhakootType = (a: Pick<MoonPlace, 'signIndex'>, b: Pick<MoonPlace, 'signIndex'>): BhakootType | null =>
  BHAKOOT_OF[countSigns(a.signIndex, b.signIndex)] ?? null;

const bhakoot: Rule = (groom, bride) => {
  const type = bhakootType(groom, bride);
  return {
    score: type === null ? 7 : 0,
    groomClass: signName(groom.signIndex),
    brideClass: signName(bride.signIndex),
    note: say.bhakoot({
      there: countSigns(bride.signIndex, groom.signIndex),
      back: countSigns(groom.signIndex, bride.signIndex),
      type: type ?? 'NONE',
    }),
  };
};

/** Both stars in one nadi (R33.1). */
export const sameNadi = (a: MoonPlace, b: MoonPlace): boolean =>
  starAttributes(a.starIndex).nadi === starAttributes(b.starIndex).nadi;

const nadi: Rule = (groom, bride) => {
  const same = sameNadi(groom, bride);
  return {
    score: same ? 0 : 8,
    groomClass: starAttributes(groom.starIndex).nadi,
    brideClass: starAttributes(bride.starIndex).nadi,
    note: say.nadi({ same }),
  };
};

const RULES: Readonly<Record<Koota, { readonly max: number; readonly rule: Rule }>> = {
  Varna: { max: 1, rule: varna },
  Vashya: { max: 2, rule: vashya },
  Tara: { max: 3, rule: tara },
  Yoni: { max: 4, rule: yoni },
  'Graha Maitri': { max: 5, rule: maitri },
  Gana: { max: 6, rule: gana },
  Bhakoota: { max: 7, rule: bhakoot },
  Nadi: { max: 8, rule: nadi },
};

/** The eight kootas of two Moons, each with its points and how it came to them (R33.1; who is groom matters). */
export const kootaScores = (groom: MoonPlace, bride: MoonPlace): readonly KootaScore[] =>
  KOOTAS.map((name) => {
    const { max, rule } = RULES[name];
    const { score, ...found } = rule(groom, bride);
    return { name, score, max, ...found };
  });

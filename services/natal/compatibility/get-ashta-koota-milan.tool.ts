import { printedLongitude } from '@cuspal/engine/base/printed';
import {
  type AshtaKoota,
  ashtaKoota,
  BHAKOOT_CANCELLATIONS,
  NADI_CANCELLATIONS,
} from '@cuspal/engine/topics/matching/ashta-koota';
import { kootaExtras } from '@cuspal/engine/topics/matching/koota-extras';
import { RAJJU_PARTS } from '@cuspal/engine/topics/matching/koota-tables';
import { BHAKOOT_TYPES, KOOTAS } from '@cuspal/engine/topics/matching/kootas';
import { moonPlace, type MoonPlace, type NearBorder, nearBorder } from '@cuspal/engine/topics/matching/moon-place';
import { signName, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  bothPersons,
  defineTool,
  genderInput,
  listOf,
  longitudeDegrees,
  matchBandShape,
  nextShape,
  PERSON_ALIASES,
  personInput,
  signName as signShape,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { secondChart, useNote } from '../second-person.ts';
import { leadByYouth, type PersonName, toCuspalMatch } from './match-words.ts';
import { say } from './compatibility.messages.ts';

const PERSONS = ['person1', 'person2'] as const;
const person = z.enum(PERSONS);
const rajjuPart = z.enum(RAJJU_PARTS);

export default defineTool({
  name: 'get_ashta_koota_milan',
  title: '36-point guna milan',
  purpose: 'The eight kootas of the two Moons with doshas and their exceptions',
  family: 'compatibility',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'The traditional Parashari 36-point match (ashta koota, guna milan) of two Moons, with nadi and bhakoot dosha and what lifts them. Call it when a family asks for points. KP decides by get_compatibility_advanced.',
  provenance: { rules: ['R33.1', 'R33.2', 'R23.2'], sources: ['MC', 'PJ', 'ALMANAC'] },
  input: birthInput.extend({
    gender: genderInput.meta({ description: 'Says who is groom, if known' }),
    partner: personInput.meta({ ...PERSON_ALIASES, description: 'The second person' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    total: z.number().min(0).max(36),
    maximum: z.literal(36),
    band: matchBandShape,
    kootas: listOf(
      z.strictObject({
        name: z.enum(KOOTAS),
        score: z.number().min(0).max(8),
        max: z.int(),
        note: z.string(),
        person1Class: z.string(),
        person2Class: z.string(),
      }),
    ),
    nadiDosha: z.strictObject({
      present: z.boolean(),
      cancelled: z.boolean(),
      cancelledBy: z.enum(NADI_CANCELLATIONS).nullable(),
    }),
    bhakootDosha: z.strictObject({
      present: z.boolean(),
      type: z.enum(BHAKOOT_TYPES).nullable(),
      cancelled: z.boolean(),
      cancelledBy: z.enum(BHAKOOT_CANCELLATIONS).nullable(),
    }),
    totalIfCancelled: z.number().min(0).max(36),
    reverseTotal: z.number().min(0).max(36).meta({ description: 'With groom and bride exchanged' }),
    orientation: z.strictObject({ groom: person, assumed: z.boolean() }),
    moons: bothPersons(
      z.strictObject({ sign: signShape, star: starName, pada: z.int().min(1).max(4), longitude: longitudeDegrees }),
    ),
    extras: z.strictObject({
      rajju: z.strictObject({ dosha: z.boolean(), groom: rajjuPart, bride: rajjuPart }),
      vedha: z.strictObject({ dosha: z.boolean() }),
      mahendra: z.strictObject({ present: z.boolean(), count: z.int() }),
      streeDeergha: z.strictObject({ present: z.boolean(), presentByNine: z.boolean(), count: z.int() }),
    }),
    warnings: listOf(
      z.strictObject({
        person,
        border: z.enum(['sign', 'star', 'sign and star']),
        distanceArcsec: z.number(),
        totalOnOtherSide: z.number(),
        note: z.string(),
      }),
    ),
    kpNote: z.string(),
    useNote: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { input, chart, ephemeris, note } = context;
    const partner = secondChart({ ephemeris, note }, input.partner, 'partner', chart.moment.ayanamsa);
    leadByYouth(context, { person1: chart, person2: partner });
    const [one, two] = [chart, partner].map(({ planets }) => moonPlace(planets.Moon.longitude));
    if (one === undefined || two === undefined) throw new RangeError('two Moons are compared');
    const orientation = orientationOf(input.gender, input.partner.gender);
    const firstIsGroom = orientation.groom === 'person1';
    const matched = (a: MoonPlace, b: MoonPlace) => (firstIsGroom ? ashtaKoota(a, b) : ashtaKoota(b, a));
    const { kootas, ...found } = matched(one, two);
    const otherSides = [
      { person: 'person1' as const, border: nearBorder(one), across: (place: MoonPlace) => matched(place, two) },
      { person: 'person2' as const, border: nearBorder(two), across: (place: MoonPlace) => matched(one, place) },
    ];
    note(say.almanacsDiffer());
    if (orientation.assumed) note(say.rolesAssumed({ groom: orientation.groom }));
    return {
      answer: answer(found),
      ...found,
      maximum: 36 as const,
      kootas: kootas.map(({ groomClass, brideClass, ...koota }) => ({
        ...koota,
        person1Class: firstIsGroom ? groomClass : brideClass,
        person2Class: firstIsGroom ? brideClass : groomClass,
      })),
      reverseTotal: matched(two, one).total,
      orientation,
      moons: { person1: moonView(one), person2: moonView(two) },
      extras: firstIsGroom ? kootaExtras(one, two) : kootaExtras(two, one),
      warnings: otherSides.flatMap(({ person: whose, border, across }) =>
        border === null ? [] : [borderWarning(whose, border, across(border.otherSide).total)],
      ),
      kpNote: say.kpNote(),
      useNote: useNote(),
      next: [toCuspalMatch()],
    };
  },
});

function answer({ total, band, totalIfCancelled, ...found }: Omit<AshtaKoota, 'kootas'>): string {
  const { nadiDosha: nadi, bhakootDosha: bhakoot } = found;
  return answerOf(
    say.starPoints({ total, verdict: band }),
    nadi.present || bhakoot.present
      ? say.doshas({
          present: nadi.present ? (bhakoot.present ? 'BOTH' : 'NADI') : 'BHAKOOT',
          lifted: nadi.cancelled ? (bhakoot.cancelled ? 'BOTH' : 'NADI') : bhakoot.cancelled ? 'BHAKOOT' : 'NONE',
          total: totalIfCancelled,
        })
      : say.noDosha(),
    say.totalDecidesNothing(),
  );
}

const moonView = ({ signIndex, starIndex, pada, longitude }: MoonPlace) => ({
  sign: signName(signIndex),
  star: nameOfStar(starIndex),
  pada,
  longitude: printedLongitude(longitude),
});

type Gender = 'male' | 'female' | undefined;

/** Chooses the groom by whichever gender is known; with unknown or equal genders it is the first person. */
function orientationOf(first: Gender, second: Gender): { readonly groom: PersonName; readonly assumed: boolean } {
  const known = first !== undefined && second !== undefined && first !== second;
  const secondIsGroom = first !== second && (first === 'female' || second === 'male');
  return { groom: secondIsGroom ? 'person2' : 'person1', assumed: !known };
}

/** What a Moon within 1' of a border would make of the total on its other side. */
function borderWarning(person: PersonName, { of, distanceArcsec, otherSide }: NearBorder, total: number) {
  return {
    person,
    border: of,
    distanceArcsec: Math.round(10 * distanceArcsec) / 10,
    totalOnOtherSide: total,
    note: say.moonNearBorder({
      person,
      arcsec: distanceArcsec.toFixed(1),
      border: of === 'sign and star' ? 'BOTH' : of,
      star: nameOfStar(otherSide.starIndex),
      sign: signName(otherSide.signIndex),
      total,
    }),
  };
}

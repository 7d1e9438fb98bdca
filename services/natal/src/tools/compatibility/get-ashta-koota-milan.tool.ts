import { ashtaKoota, BHAKOOT_CANCELLATIONS, NADI_CANCELLATIONS } from '@cuspal/engine/topics/matching/ashta-koota';
import { kootaExtras } from '@cuspal/engine/topics/matching/koota-extras';
import { RAJJU_PARTS } from '@cuspal/engine/topics/matching/koota-tables';
import { BHAKOOT_TYPES, KOOTAS } from '@cuspal/engine/topics/matching/kootas';
import { moonPlace, type MoonPlace, nearBorder } from '@cuspal/engine/topics/matching/moon-place';
import { signName, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import {
  birthInput,
  bothPersons,
  defineTool,
  genderInput,
  listOf,
  longitudeDegrees,
  matchBandShape,
  personInput,
  signName as signShape,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { secondChart, USE_NOTE } from '../second-person.ts';
import { borderWarning, orientationOf, PERSONS } from './koota-view.ts';

const person = z.enum(PERSONS);
const rajjuPart = z.enum(RAJJU_PARTS);

export default defineTool({
  name: 'get_ashta_koota_milan',
  title: '36-point guna milan',
  family: 'compatibility',
  phase: 'standalone',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'The traditional 36-point match (ashta koota, guna milan) of two Moons: varna, vashya, tara, yoni, graha maitri, gana, bhakoota and nadi with points and reasons, nadi and bhakoot dosha with what lifts them, rajju, vedha, mahendra and stree deergha beside, and the total with the roles exchanged. gender only says who is groom. Call it when a family asks for the points; KP sets no store by them. System parashari, disclaimer class relationship, not paged.',
  provenance: { rules: ['R33.1', 'R33.2', 'R23.2'], sources: ['MC', 'PJ', 'almanac practice'] },
  input: birthInput.extend({ gender: genderInput, partner: personInput }),
  output: z.strictObject({
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
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const partner = secondChart({ ephemeris, note }, input.partner, 'partner', chart.moment.ayanamsa);
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
    note(
      'Vashya tables differ by almanac; another prints, with the bride by rows and the groom by columns in the order Chatushpada, Manava, Jalachara, Vanachara, Keeta: 2, 1, 1, 1.5, 1 / 1, 2, 1.5, 0, 1 / 1, 1.5, 2, 1, 1 / 0, 0, 0, 2, 0 / 1, 1, 1, 0, 2. Gana and yoni tables differ too. Those of PyJHora are used.',
    );
    if (orientation.assumed)
      note(`The roles are assumed: ${orientation.groom} is taken as groom. reverseTotal is the other way.`);
    return {
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
      kpNote:
        'KP sets no store by the agreement of stars: Krishnamurti decides by the cuspal sub lords of both charts (get_compatibility_advanced). This total confirms and denies nothing there.',
      useNote: USE_NOTE,
    };
  },
});

const moonView = ({ signIndex, starIndex, pada, longitude }: MoonPlace) => ({
  sign: signName(signIndex),
  star: nameOfStar(starIndex),
  pada,
  longitude,
});

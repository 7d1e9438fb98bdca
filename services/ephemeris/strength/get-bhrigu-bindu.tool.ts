import { printedDegrees, printedLongitude } from '@cuspal/engine/base/printed';
import { houseOf } from '@cuspal/engine/chart/houses';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { countSigns, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { NATURES } from '@cuspal/engine/parashari/base/natures';
import { combustionOf } from '@cuspal/engine/parashari/states/combustion';
import { BINDU_NATURES, bhriguBindu, readBindu } from '@cuspal/engine/parashari/strength/bhrigu-bindu';
import { BINDU_TARGETS, BINDU_TRANSITS, binduTransits } from '@cuspal/engine/parashari/strength/bindu-transits';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { divide } from '@cuspal/engine/zodiac/division';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  horizonYearsInput,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  lordsShape,
  nextShape,
  planetName,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { naturesOfTheChart, noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

const MOST_YEARS = 30;
const STANDARD_YEARS = 10;

/** What each planet is expected to bring: ours, fixed by the planet. */
const EXPECTED = { Jupiter: 'gain', Saturn: 'pressure', Mars: 'pressure', Rahu: 'change', Ketu: 'change' } as const;

export default defineTool({
  name: 'get_bhrigu_bindu',
  title: 'Bhrigu bindu',
  purpose: 'The midpoint of Rahu and Moon, its lords and when slow planets cross it',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the Parashari Bhrigu bindu stands, between Rahu and the Moon, and when slow planets cross it. Call it for this point or its transits.',
  provenance: {
    rules: ['R3.1', 'R3.6', 'R4.2', 'R7.3', 'R23.1', 'R23.3', 'R23.7', 'R23.9'],
    sources: ['BN', 'OWN'],
  },
  input: birthInput.extend({ query_date: instantInput, years: horizonYearsInput(MOST_YEARS, STANDARD_YEARS) }),
  output: z.strictObject({
    answer: answerShape,
    bhriguBindu: lordsShape.extend({
      siderealLongitude: longitudeDegrees,
      house: houseNumber,
      kpHouse: houseNumber.nullable().meta({ description: 'Placidus' }),
    }),
    alternativeShorterArc: longitudeDegrees
      .nullable()
      .meta({ description: 'Midpoint of the shorter arc, where another' }),
    dispositor: z.strictObject({
      planet: grahaName,
      house: houseNumber,
      dignity: z.enum(DIGNITIES),
      combust: z.boolean(),
      retrograde: z.boolean(),
    }),
    conjunctions: listOf(z.strictObject({ planet: planetName, orbDegrees: z.number().min(0).max(5) })),
    aspectedBy: listOf(
      z.strictObject({ planet: planetName, ordinal: z.int().min(3).max(10), nature: z.enum(NATURES) }),
    ),
    nature: z.enum(BINDU_NATURES),
    transits: listOf(
      z.strictObject({
        planet: z.enum(BINDU_TRANSITS),
        target: z.enum(BINDU_TARGETS),
        exactAt: instantText,
        pass: z.int().min(1).max(3),
        motion: z.enum(['direct', 'retrograde']),
        orbEnter: instantText.nullable().meta({ description: 'Stay within 1°' }),
        orbExit: instantText.nullable(),
        expected: z.enum(['gain', 'pressure', 'change']),
      }),
    ),
    asOf: instantText,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { moment, planets, houses, ascendant } = chart;
    const utcMs = resolveInstant(input.query_date, moment, now, 'query_date');
    const { longitude, alternativeShorterArc, isMoon } = bhriguBindu(planets.Rahu.longitude, planets.Moon.longitude);
    const { signIndex, signLord } = divide(longitude);
    const { conjunctions, aspectedBy, nature } = readBindu(chart, longitude);
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const { transits, cut } = await binduTransits(search, longitude, utcMs, input.years);
    const house = countSigns(ascendant.signIndex, signIndex);
    const lords = lordsOf(longitude);
    note(noKpVerdict());
    note(naturesOfTheChart());
    note(say.binduArc());
    note(say.passageExpected());
    if (isMoon) note(say.binduIsMoon());
    if (houses === null) note(say.noKpHouse());
    if (cut) note(say.yearsBeyondSky());
    const [first] = transits;
    return {
      answer: answerOf(
        say.binduStands({ sign: lords.sign, house, lord: signLord }),
        say.binduNature({ nature }),
        first !== undefined &&
          say.nextToCross({ target: first.target, planet: first.planet, at: printInstant(first.utcMs, moment) }),
      ),
      bhriguBindu: {
        siderealLongitude: printedLongitude(longitude),
        ...lords,
        house,
        kpHouse: houses === null ? null : houseOf(longitude, houses.cusps),
      },
      alternativeShorterArc: alternativeShorterArc === null ? null : printedLongitude(alternativeShorterArc),
      dispositor: {
        planet: signLord,
        house: wholeSignHouse(chart, signLord),
        dignity: dignityOf(chart, signLord),
        combust: combustionOf(chart, signLord) !== 'NONE',
        retrograde: planets[signLord].retrograde,
      },
      conjunctions: conjunctions.map(({ planet, orb }) => ({ planet, orbDegrees: printedDegrees(orb) })),
      aspectedBy,
      nature,
      transits: transits.map((transit) => ({
        planet: transit.planet,
        target: transit.target,
        exactAt: printInstant(transit.utcMs, moment),
        pass: transit.pass,
        motion: transit.motion,
        orbEnter: instantOrNull(transit.enterMs, moment),
        orbExit: instantOrNull(transit.exitMs, moment),
        expected: EXPECTED[transit.planet],
      })),
      asOf: printInstant(utcMs, moment),
      next: [{ tool: 'get_smart_current_dasha', reason: say.nextRunningPeriod() }],
    };
  },
});

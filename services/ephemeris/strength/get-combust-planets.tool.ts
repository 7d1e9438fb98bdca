import { printedDegrees } from '@cuspal/engine/base/printed';
import { housesOf } from '@cuspal/engine/parashari/base/frame';
import {
  COMBUSTION_GRADES,
  combustionOf,
  combustionOrb,
  sunSeparation,
} from '@cuspal/engine/parashari/states/combustion';
import {
  COMBUSTION_MITIGATIONS,
  combustionDepth,
  combustionMitigations,
  isCazimi,
  sharesSunNavamsa,
} from '@cuspal/engine/parashari/states/combustion-details';
import { approachesSun, type CombustionStay, combustionStay } from '@cuspal/engine/parashari/states/combustion-stay';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import {
  aboutShape,
  birthInput,
  defineTool,
  houseList,
  instantText,
  listOf,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

const BURNABLE = GRAHAS.filter((planet) => planet !== 'Sun');

const planetRow = z.strictObject({
  planet: planetName,
  separation: z.number().min(0).max(180),
  orb: z.number(),
  orbRule: z.enum(['direct', 'retrograde']),
  grade: z.enum(COMBUSTION_GRADES).meta({ description: 'FULL in the inner third of the orb' }),
  depthPercent: z.number().min(0).max(100),
  cazimi: z.boolean().meta({ description: "Within 17' of the Sun" }),
  sameNavamsaAsSun: z.boolean(),
  retrograde: z.boolean(),
  applying: z.boolean().meta({ description: 'Nearing the Sun at birth' }),
  ownsHouses: houseList,
  mitigations: listOf(z.enum(COMBUSTION_MITIGATIONS)).meta({ description: 'They leave the grade as it is' }),
  combustFrom: instantText.nullable().meta({ description: 'Null: not combust, or over 120 days away' }),
  combustUntil: instantText.nullable(),
});

export default defineTool({
  name: 'get_combust_planets',
  title: 'Combustion',
  purpose: 'Which planets are burnt, how deep, and until when',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets were combust at birth (asta), too near the Sun, by Parashari orbs, with grade and dates. Changes no KP verdict.',
  provenance: { rules: ['R7.3', 'R23.1', 'R23.3', 'R24'], sources: ['BPHS', 'OWN'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    planets: listOf(planetRow).meta({ description: 'Moon to Saturn' }),
    combust: planetList,
    fullyCombust: planetList,
    gradeProvenance: z.literal('service-extension'),
  }),
  run: async ({ chart, ephemeris, note, yieldTurn }) => {
    const { moment, planets } = chart;
    const combust = BURNABLE.filter((planet) => combustionOf(chart, planet) !== 'NONE');
    note(noKpVerdict());
    note(say.fullGradeOurs());
    note(say.cazimiReported());
    note(say.latitudeSoftens());
    if (combust.includes('Moon')) note(say.moonCombust());
    const stays = new Map<(typeof BURNABLE)[number], CombustionStay | null>();
    for (const planet of BURNABLE) {
      stays.set(planet, combustionStay(ephemeris, chart, planet));
      await yieldTurn();
    }
    return {
      about: say.aboutCombust({ combust: combust.length }),
      planets: BURNABLE.map((planet) => {
        const { retrograde } = planets[planet];
        const stay = stays.get(planet);
        return {
          planet,
          separation: printedDegrees(sunSeparation(chart, planet)),
          orb: combustionOrb(planet, retrograde) ?? 0,
          orbRule: retrograde ? ('retrograde' as const) : ('direct' as const),
          grade: combustionOf(chart, planet),
          depthPercent: Math.round(10 * combustionDepth(chart, planet)) / 10,
          cazimi: isCazimi(chart, planet),
          sameNavamsaAsSun: sharesSunNavamsa(chart, planet),
          retrograde,
          applying: approachesSun(chart, planet),
          ownsHouses: housesOf(chart, planet),
          mitigations: combustionMitigations(chart, planet),
          combustFrom: instantOrNull(stay?.fromMs ?? null, moment),
          combustUntil: instantOrNull(stay?.untilMs ?? null, moment),
        };
      }),
      combust,
      fullyCombust: combust.filter((planet) => combustionOf(chart, planet) === 'FULL'),
      gradeProvenance: 'service-extension' as const,
    };
  },
});

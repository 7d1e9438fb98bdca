import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import type { Interval } from '@cuspal/engine/base/intervals';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { lordOfHouse } from '@cuspal/engine/parashari/base/frame';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { gemAdvice, type GemChoice } from '@cuspal/engine/topics/remedies/gem-choice';
import { LORD_ROLES } from '@cuspal/engine/topics/remedies/gem-score';
import { GEMS } from '@cuspal/engine/topics/remedies/gems';
import { MANTRAS } from '@cuspal/engine/topics/remedies/mantras';
import { nextPlanetHora, type PlanetHora } from '@cuspal/engine/topics/remedies/planet-day';
import { GEM_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { inWords } from '@cuspal/engine/base/words';
import { CROSS_SYSTEM_NOTE, REMEDY_DISCLAIMER, startNotes } from './remedy-texts.ts';

const purpose = z.enum(GEM_PURPOSES);
const weekday = z.enum(WEEKDAYS);
const role = z.enum(LORD_ROLES);

export default defineTool({
  name: 'get_gemstone_recommendation',
  title: 'Gem by functional lordship',
  purpose: 'Which gem tradition would allow and which it forbids for this Lagna',
  family: 'remedies',
  phase: 'advanced',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which gemstones Parashari tradition allows and forbids for this Lagna, with metal, finger, day and the KP test. Call it when a person asks for a gem. Custom outside KP that cures nothing.',
  provenance: { rules: ['R1.6', 'R23.1', 'R23.8', 'R32.4', 'R36.1'], sources: ['KPR2', 'ALMANAC', 'OWN'] },
  input: birthInput.extend({
    purpose: purpose.default('general').meta({ description: 'What the gem is for' }),
    as_of_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    purpose,
    recommendations: listOf(
      z.strictObject({
        rank: z.int().min(1).max(2),
        planet: planetName,
        houses: houseList.meta({ description: 'Those it rules, none for a node' }),
        roles: listOf(role),
        gem: z.string(),
        substitutes: listOf(z.string()),
        alternativesR2: listOf(z.string()).meta({ description: 'Other gems Reader II prints for the planet' }),
        metal: z.string(),
        finger: z.string(),
        day: weekday,
        colour: z.string(),
        score: z.int().min(0).max(100),
        factors: scoreFactorsShape,
        kpFilter: z
          .strictObject({ result: z.enum(['PASS', 'FAIL']), houses: houseList, reason: z.string() })
          .nullable()
          .meta({ description: 'Null beyond the Placidus limit' }),
        caution: listOf(z.string()),
        startSuggestion: spanShape.nullable().meta({ description: 'First own hora on its day, null past 2399' }),
      }),
    ),
    forbidden: listOf(z.strictObject({ planet: planetName, gem: z.string(), reason: z.string() })),
    conflicts: listOf(z.strictObject({ a: planetName, b: planetName })).meta({
      description: 'Eligible planets whose gems are not worn together',
    }),
    considered: listOf(
      z.strictObject({
        planet: planetName,
        houses: houseList,
        roles: listOf(role),
        fit: z.int().meta({ description: 'Points of its lordships alone' }),
        eligible: z.boolean(),
        score: z.int().min(0).max(100),
      }),
    ),
    freeAlternative: z.strictObject({
      planet: planetName,
      mantra: z.string(),
      day: weekday,
      offering: z.string(),
    }),
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: async ({ chart, input, ephemeris, now, yieldTurn }) => {
    const atMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
    requireInCycle(chart, atMs, 'as_of_date');
    const { md, ad } = jointPeriodAt(chart, atMs);
    const { chosen, forbidden, conflicts, considered } = gemAdvice(chart, [md.planet, ad.planet], input.purpose);
    const free = chosen[0]?.planet ?? lordOfHouse(chart, 1);
    const recommendations: ReturnType<typeof recommendation>[] = [];
    const horas: (PlanetHora | null)[] = [];
    for (const [index, choice] of chosen.entries()) {
      const hora = nextPlanetHora(ephemeris, chart, choice.planet, atMs);
      horas.push(hora);
      recommendations.push(recommendation(choice, index + 1, hora, chart.moment));
      await yieldTurn();
    }
    return {
      answer: answer(
        chosen,
        forbidden.map(({ planet }) => planet),
        free,
      ),
      asOf: printInstant(atMs, chart.moment),
      purpose: input.purpose,
      recommendations,
      forbidden: forbidden.map(({ planet, reason }) => ({ planet, gem: GEMS[planet].gem, reason })),
      conflicts,
      considered: considered.map(({ planet, owned, roles, fit, eligible, score }) => ({
        planet,
        houses: owned,
        roles,
        fit,
        eligible,
        score,
      })),
      freeAlternative: freeAlternative(free),
      notes: [
        CROSS_SYSTEM_NOTE,
        'Houses are whole signs from the Lagna. Schools disagree on gems, metals, fingers and pairs.',
        ...(chosen.length === 0
          ? ['No lord is eligible, so no gem is named but only the mantra of the Lagna lord.']
          : []),
        ...(chart.houses === null ? ['Placidus cusps do not exist at this latitude, so the KP test is left out.'] : []),
        ...startNotes(horas),
      ],
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: REMEDY_DISCLAIMER,
      next: [{ tool: 'get_mantra_recommendation', reason: 'It names a practice that needs no purchase.' }],
    };
  },
});

/** What may be worn and what not, with the test of KP; a gem that fails it is not offered without saying so. */
function answer(chosen: readonly GemChoice[], forbidden: readonly Planet[], free: Planet): string {
  const gems = (planets: readonly Planet[]): string =>
    inWords(planets.map((planet) => `${GEMS[planet].gem} (${planet})`));
  const failing = chosen.filter(({ kpFilter }) => kpFilter?.result === 'FAIL').map(({ planet }) => planet);
  const whom = failing.length === chosen.length ? (failing.length > 1 ? 'both' : 'it') : planetsInWords(failing);
  const test = `, but the KP reader's test fails for ${whom}`;
  return answerOf(
    chosen.length === 0
      ? 'Tradition names no gem for this Lagna.'
      : `For this Lagna, tradition would allow ${gems(chosen.map(({ planet }) => planet))}${failing.length > 0 ? test : ''}.`,
    forbidden.length > 0 && `It forbids ${gems(forbidden)}.`,
    `A free alternative is the mantra ${MANTRAS[free].name} on ${GEMS[free].day}.`,
  );
}

function recommendation(choice: GemChoice, rank: number, hora: Interval | null, clock: LocalClock) {
  const { planet, owned, roles, score, factors, kpFilter, caution } = choice;
  const { gem, substitutes, alternativesR2, metal, finger, day, colour } = GEMS[planet];
  return {
    rank,
    planet,
    houses: owned,
    roles,
    gem,
    substitutes,
    alternativesR2,
    metal,
    finger,
    day,
    colour,
    score,
    factors,
    kpFilter,
    caution,
    startSuggestion: hora && spanView(hora, clock),
  };
}

const freeAlternative = (planet: Planet) => ({
  planet,
  mantra: MANTRAS[planet].name,
  day: GEMS[planet].day,
  offering: MANTRAS[planet].offering,
});

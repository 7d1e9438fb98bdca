import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import type { Interval } from '@cuspal/engine/base/intervals';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { type GemAdvice, gemAdvice, type GemChoice } from '@cuspal/engine/topics/remedies/gem-choice';
import { LORD_ROLES } from '@cuspal/engine/topics/remedies/gem-score';
import { GEMS, stoneInWords, wornInWords } from '@cuspal/engine/topics/remedies/gems';
import { mantraCandidates } from '@cuspal/engine/topics/remedies/mantra-choice';
import { mantraInWords, offeringInWords } from '@cuspal/engine/topics/remedies/mantras';
import { nextPlanetHora, type PlanetHora } from '@cuspal/engine/topics/remedies/planet-day';
import { GEM_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import { type RemedialLord, remedialLord } from '@cuspal/engine/topics/remedies/remedial-lord';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  answerWithin,
  birthInput,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetInput,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { remedialLordShape, remedialLordView, remedySentence, startNotes } from './remedy-texts.ts';
import { say } from './remedies.messages.ts';

const purpose = z.enum(GEM_PURPOSES).meta({ description: 'Of the remedy' });
const weekday = z.enum(WEEKDAYS);
const role = z.enum(LORD_ROLES);
const kpFilter = z.strictObject({ result: z.enum(['PASS', 'FAIL']), houses: houseList, reason: z.string() });

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
    'Which gems Parashari tradition allows and forbids for this Lagna, how they are worn, and the KP test. Call it when asked for a gem. Custom outside KP that cures nothing.',
  provenance: { rules: ['R1.6', 'R23.1', 'R23.8', 'R32.4', 'R36.1'], sources: ['KPR2', 'ALMANAC', 'OWN'] },
  input: birthInput.extend({
    purpose: purpose.default('general'),
    planet: planetInput.optional().meta({ description: 'Asked about' }),
    as_of_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    purpose,
    remedialLord: remedialLordShape,
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
        kpFilter: kpFilter.nullable().meta({ description: 'Null beyond the Placidus limit' }),
        caution: listOf(z.string()),
        startSuggestion: spanShape.nullable().meta({ description: 'First own hora on its day, null past 2399' }),
      }),
    ),
    withheld: listOf(z.strictObject({ planet: planetName, gem: z.string(), kpFilter })).meta({
      description: 'Tradition allows them, but the KP test fails',
    }),
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
  run: async ({ chart, input, ephemeris, now, note, yieldTurn }) => {
    const atMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
    requireInCycle(chart, atMs, 'as_of_date');
    const { md, ad } = jointPeriodAt(chart, atMs);
    const lord = remedialLord(mantraCandidates(chart, { md: md.planet, ad: ad.planet }, input.purpose), input.planet);
    const advice = gemAdvice(chart, [md.planet, ad.planet], input.purpose, input.planet);
    const { chosen, withheld, forbidden, conflicts, considered } = advice;
    const recommendations: ReturnType<typeof recommendation>[] = [];
    const horas: (PlanetHora | null)[] = [];
    for (const [index, choice] of chosen.entries()) {
      const hora = nextPlanetHora(ephemeris, chart, choice.planet, atMs);
      horas.push(hora);
      recommendations.push(recommendation(choice, index + 1, hora, chart.moment));
      await yieldTurn();
    }
    return {
      answer: answer(lord, advice, note),
      asOf: printInstant(atMs, chart.moment),
      purpose: input.purpose,
      remedialLord: remedialLordView(lord),
      recommendations,
      withheld: withheld.map(({ planet, kpFilter: failed }) => ({ planet, gem: gemOf(planet), kpFilter: failed })),
      forbidden: forbidden.map(({ planet, reason }) => ({ planet, gem: gemOf(planet), reason })),
      conflicts,
      considered: considered.map(({ planet, owned, roles, fit, eligible, score }) => ({
        planet,
        houses: owned,
        roles,
        fit,
        eligible,
        score,
      })),
      freeAlternative: freeAlternative(lord.planet),
      notes: [
        say.crossSystem(),
        say.wholeSigns(),
        ...(chosen.length === 0 ? [say.noGemPasses()] : []),
        ...(chart.houses === null ? [say.kpTestLeftOut()] : []),
        ...startNotes(horas),
      ],
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: say.remedyDisclaimer(),
      next: [{ tool: 'get_mantra_recommendation', reason: say.nextPractice() }],
    };
  },
});

/** The planet that a remedy is for, what may be worn and what not, and the free practice. */
function answer(
  lord: RemedialLord,
  { chosen, withheld, forbidden, considered }: GemAdvice,
  note: (sentence: string) => void,
): string {
  const named = (planet: Planet): string => say.gemNamed({ gem: gemOf(planet), planet });
  const gems = (rows: readonly { readonly planet: Planet }[]) => rows.map(({ planet }) => named(planet));
  const more = withheld.length - MOST_NAMED;
  const failing = [
    ...withheld.slice(0, MOST_NAMED).map(({ planet }) => named(planet)),
    ...(more > 0 ? [say.gemsMore({ more })] : []),
  ];
  const eligible = considered.some((row) => row.eligible);
  const own = [...chosen, ...withheld, ...forbidden].some(({ planet }) => planet === lord.planet);
  return answerWithin(
    note,
    remedySentence(lord),
    chosen.length > 0 ? say.gemsAllowed({ gems: gems(chosen) }) : !eligible && say.noGemNamed(),
    withheld.length > 0 &&
      say.gemsFailing({
        others: chosen.length > 0,
        failing,
        count: withheld.length,
      }),
    say.freeAlternative({ name: mantraInWords(lord.planet).name, planet: lord.planet, day: GEMS[lord.planet].day }),
    forbidden.length > 0 && say.gemsForbidden({ gems: gems(forbidden) }),
    !own && say.noGemForPlanet({ planet: lord.planet }),
  );
}

/** The gem of a planet by its name. */
const gemOf = (planet: Planet): string => stoneInWords(GEMS[planet].gem);

/** Gems that fail the test, named in the answer. */
const MOST_NAMED = 2;

function recommendation(choice: GemChoice, rank: number, hora: Interval | null, clock: LocalClock) {
  const { planet, owned, roles, score, factors, kpFilter: tested, caution } = choice;
  const { substitutes, alternativesR2, day } = GEMS[planet];
  const { metal, finger, colour } = wornInWords(planet);
  return {
    rank,
    planet,
    houses: owned,
    roles,
    gem: gemOf(planet),
    substitutes: substitutes.map(stoneInWords),
    alternativesR2: alternativesR2.map(stoneInWords),
    metal,
    finger,
    day,
    colour,
    score,
    factors,
    kpFilter: tested,
    caution,
    startSuggestion: hora && spanView(hora, clock),
  };
}

const freeAlternative = (planet: Planet) => ({
  planet,
  mantra: mantraInWords(planet).name,
  day: GEMS[planet].day,
  offering: offeringInWords(planet),
});

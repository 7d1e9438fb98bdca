import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { natalEvent } from '@cuspal/engine/events/natal';
import { confidenceCap, heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { printInstant } from '@cuspal/engine/time/print';
import { upapadaPair, type UpapadaPair } from '@cuspal/engine/topics/matching/upapada-relation';
import { type Ayanamsa, SIGNS } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  bothPersons,
  commonWindowShape,
  defineTool,
  genderInput,
  instantInput,
  instantText,
  openingOf,
  type Person,
  PERSON_ALIASES,
  personInput,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByYouth } from '../compatibility/match-words.ts';
import { secondChart, useNote, withHouses } from '../second-person.ts';
import { asOfMs } from './as-of.ts';
import { digestOf } from './digest.ts';
import { MATCH_ANSWERS, TWO, type MatchFindings, type Who } from './match-facts.ts';
import { MANGLIK_PART, manglikShape, MATCH, upapadaShape } from './match-members.ts';
import { matchSynthesis } from './match-synthesis.ts';
import { type Answered, closingShape, type Member, type CompositeRunner, compositeRunner } from './composite-runner.ts';
import { synthesisShape } from './synthesis.ts';
import { say } from './composites.messages.ts';

export default defineTool({
  name: 'run_kundli_match_complete',
  title: 'Match bundle',
  purpose: 'Koota, KP cuspal factors, Manglik of both, Upapada, seven factors and an audit of both charts',
  family: 'composites',
  phase: 'synthesis',
  system: 'extension',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'The whole match of two people in one call, an extension of our own. KP decides, and 36 points, Manglik, Upapada, partner descriptions and shared marriage periods stand beside. Call it first when a couple or family asks for a match.',
  provenance: {
    rules: [
      'R33.1',
      'R33.3',
      'R9.1',
      'R9S',
      'R10',
      'R5.6',
      'R13.4',
      'R18.5',
      'R23.2',
      'R23.3',
      'R28.1',
      'R28.4',
      'R29.1',
    ],
    sources: ['KPR2', 'KPR3p', 'KPM', 'MC', 'PVR', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend({
    gender: genderInput.meta({ description: 'Of the first person, says who is groom' }),
    partner: personInput.meta({ ...PERSON_ALIASES, description: 'The second person' }),
    as_of_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    synthesis: synthesisShape(z.enum(MATCH_ANSWERS), {}).extend({
      timing: commonWindowShape.nullable().meta({ description: 'The first of the shared periods' }),
    }),
    asOf: instantText,
    kpCuspal: MATCH.kpCuspal.shape,
    ashtakoota: MATCH.ashtakoota.shape.nullable(),
    sevenFactors: MATCH.sevenFactors.shape.nullable(),
    manglik: manglikShape,
    upapada: upapadaShape,
    kalsarpa: bothPersons(MATCH.kalsarpa.shape.nullable()),
    spouseTraits: bothPersons(MATCH.spouseTraits.shape.nullable()),
    audits: bothPersons(MATCH.audits.shape.nullable()),
    ...closingShape,
    useNote: z.string(),
  }),
  run: async (context) => {
    const { chart, ephemeris, input, note } = context;
    const { ayanamsa } = chart.moment;
    const { gender, as_of_date, partner } = input;
    requireHouses(chart);
    const partnerChart = withHouses(secondChart(context, partner, 'partner', ayanamsa), 'partner');
    const asOf = asOfMs(context, partnerChart);
    const runner = compositeRunner(context);
    const at = as_of_date === undefined ? {} : { as_of_date };
    const { name: _, ...second } = { ...partner, ayanamsa };
    const kpCuspal = await runner.decide('kpCuspal', MATCH.kpCuspal, { ayanamsa, person2: second, ...at });
    const ashtakoota = await runner.ask('ashtakoota', MATCH.ashtakoota, {
      ayanamsa,
      partner: second,
      ...(gender !== undefined && { gender }),
    });
    const sevenFactors = await runner.ask('sevenFactors', MATCH.sevenFactors, { ayanamsa, person2: second, ...at });
    const both = ofBoth(runner, partnerChart, birthOf(second), ayanamsa);
    const manglik = await both('manglik', MATCH.manglik);
    const upapada = await both('upapada', MATCH.upapada);
    const kalsarpa = await both('kalsarpa', MATCH.kalsarpa);
    const spouseTraits = await both('spouseTraits', MATCH.spouseTraits);
    const audits = await both('audits', MATCH.audits);
    const upapadas = pairOf(upapada);
    const found: MatchFindings = {
      kpCuspal: kpCuspal.result,
      ashtakoota: ashtakoota?.result ?? null,
      manglik: resultsOf(manglik),
      upapada: resultsOf(upapada),
      kalsarpa: resultsOf(kalsarpa),
      audits: resultsOf(audits),
      upapadas,
      nearBorder: { person1: isNearBorder(chart), person2: isNearBorder(partnerChart) },
      caps: { person1: marriageCap(ephemeris, chart), person2: marriageCap(ephemeris, partnerChart) },
      underAge: leadByYouth(context, { person1: chart, person2: partnerChart }, asOf),
      asOfMs: asOf,
      clock: chart.moment,
      failed: runner.failed(),
    };
    notesOf(found).forEach(note);
    const synthesis = matchSynthesis(found);
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(asOf, chart.moment),
      kpCuspal: kpCuspal.block,
      ashtakoota: ashtakoota?.block ?? null,
      sevenFactors: sevenFactors?.block ?? null,
      manglik: manglikBlock(found),
      upapada: {
        ...blocksOf(upapada),
        distance: upapadas?.distance ?? null,
        relationship: upapadas?.relationship ?? null,
        lordsFriendly: upapadas?.lordsFriendly ?? null,
      },
      kalsarpa: blocksOf(kalsarpa),
      spouseTraits: blocksOf(spouseTraits),
      audits: blocksOf(audits),
      ...runner.close(),
      useNote: useNote(),
    };
  },
});

interface Pair<Output extends z.ZodObject> {
  readonly person1: Answered<Output> | null;
  readonly person2: Answered<Output> | null;
}

type Birth = z.input<typeof birthInput>;

/** Asks a member of the first person, then of the second on the one chart of theirs. */
const ofBoth =
  (runner: CompositeRunner, chart: Chart, birth: Birth, ayanamsa: Ayanamsa) =>
  async <Output extends z.ZodObject>(
    key: string,
    member: Member<typeof birthInput, Output>,
  ): Promise<Pair<Output>> => ({
    person1: await runner.ask(`${key}.person1`, member, { ayanamsa }),
    person2: await runner.ask(`${key}.person2`, member, birth, { chart, birth: { ...birth } }),
  });

/** A person under the names of a birth, so that a row of members can be called as it stands. */
const birthOf = ({ datetime, latitude, longitude, utcOffsetMinutes, timeZone, ayanamsa }: Person): Birth => ({
  birth_datetime: datetime,
  latitude,
  longitude,
  ...(utcOffsetMinutes !== undefined && { utc_offset_minutes: utcOffsetMinutes }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
  ayanamsa,
});

const resultsOf = <Output extends z.ZodObject>({ person1, person2 }: Pair<Output>) => ({
  person1: person1?.result ?? null,
  person2: person2?.result ?? null,
});

const blocksOf = <Output extends z.ZodObject>({ person1, person2 }: Pair<Output>) => ({
  person1: person1?.block ?? null,
  person2: person2?.block ?? null,
});

/** How the Upapadas stand to each other; null where one is missing. */
function pairOf({ person1, person2 }: Pair<typeof MATCH.upapada.tool.output>): UpapadaPair | null {
  if (person1 === null || person2 === null) return null;
  const [one, other] = [person1, person2].map(({ result: { upapada } }) => ({
    sign: SIGNS.indexOf(upapada.sign),
    lord: upapada.lord,
  }));
  return one === undefined || other === undefined ? null : upapadaPair(one, other);
}

function manglikBlock({ manglik }: MatchFindings) {
  const part = (who: Who) => manglik[who] && digestOf(manglik[who].doshas.manglik, MANGLIK_PART).value;
  const { person1, person2 } = manglik;
  return {
    person1: part('person1'),
    person2: part('person2'),
    matched: person1 && person2 && person1.doshas.manglik.present === person2.doshas.manglik.present,
    kpDissent: (person1 ?? person2)?.kpDissent ?? null,
  };
}

/** The most that a confidence may be, because the promise of marriage turns with the birth time (R9S). */
const marriageCap = (ephemeris: Ephemeris, chart: Chart) =>
  confidenceCap(heldSide(verdictStability(ephemeris, chart, natalEvent('marriage')).stability), undefined);

const isNearBorder = (chart: Chart): boolean => chain(chart, 7).boundary.severity === 'CRITICAL';

/** What a reader must know of the blocks that decide nothing. */
function notesOf({ kpCuspal: { promises }, ashtakoota }: MatchFindings): readonly string[] {
  return [
    ...TWO.filter((who) => promises[who].side === 'no').map((who) => say.partnerOnlyIfMarried({ who })),
    say.kpDecidesMatch(),
    say.sevenFactorsOwn(),
    ...(ashtakoota !== null && ashtakoota.orientation.assumed && ashtakoota.reverseTotal !== ashtakoota.total
      ? [say.rolesAssumed({ reverse: ashtakoota.reverseTotal })]
      : []),
  ];
}

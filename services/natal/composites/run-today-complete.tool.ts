import { dayFrame, type DayFrame } from '@cuspal/engine/almanac/day-frame';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { DAY_FACTORS } from '@cuspal/engine/synthesis/day-factors';
import { DAY_TONES } from '@cuspal/engine/synthesis/day-score';
import { daySlots, SLOT_TONES, type DaySlot } from '@cuspal/engine/synthesis/day-slots';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printOffset } from '@cuspal/engine/time/print';
import { offsetAt } from '@cuspal/engine/time/clock';
import { type DayPlace, resolveDayPlace } from '@cuspal/engine/time/query-place';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { placeShape, placeView } from '@cuspal/tool-kit/views/place';
import getSublordChanges from '../../dasha/transit/get-sublord-changes.tool.ts';
import {
  answerShape,
  birthInput,
  defineTool,
  houseNumber,
  includeAdverseInput,
  instantText,
  leanShape,
  listOf,
  openingOf,
  perPlanet,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
  type ToolContext,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { closingShape, compositeRunner } from './composite-runner.ts';
import { cappedSynthesisShape } from './synthesis.ts';
import * as members from './today-members.ts';
import { slotView, todaySynthesis } from './today-synthesis.ts';
import { say } from './composites.messages.ts';

const slot = spanShape.extend({
  moonStarLord: planetName,
  moonSubLord: planetName,
  lean: leanShape.meta({ description: 'Of the sub lord in the birth chart' }),
  tone: z.enum(SLOT_TONES),
  rahuKaal: z.boolean().meta({ description: 'Some of it is Rahu Kaal' }),
});

const CHANGES_SHOWN = 3;
const change = getSublordChanges.output.shape.planets.shape.Sun.unwrap().pick({
  currentSubLord: true,
  nextSubLord: true,
  nextChangeUTC: true,
});

export default defineTool({
  name: 'run_today_complete',
  title: "The person's day",
  purpose: "Today's running lords, ruling planets, Moon, almanac and best stretches for one person",
  family: 'composites',
  phase: 'synthesis',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How a day leans for a person, by KP, in one call, with the best and weakest stretches of the Moon, transits and panchang beside. Call it first when someone asks about today or a given day.',
  provenance: {
    rules: [
      'R6T.1',
      'R6T.2',
      'R13.1',
      'R13.5',
      'R5.3',
      'R5.6',
      'R8.1',
      'R8.4',
      'R14.1',
      'R14.3',
      'R32.1',
      'R32.2',
      'R32.3',
      'R39',
    ],
    sources: ['KPR3t', 'KPR3p', 'KPR2', 'ALMANAC', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend({
    query_date: z.string().max(80).optional().meta({ description: 'Local at the place; default now' }),
    query_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Default birth place' }),
    query_longitude: z.number().min(-180).max(180).optional().meta({ description: 'Sent with query_latitude' }),
    query_utc_offset_minutes: z.number().min(-960).max(960).optional().meta({ description: 'Ahead of UTC there' }),
    include_adverse: includeAdverseInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    synthesis: cappedSynthesisShape(z.enum(DAY_TONES), {
      score: z.int(),
      factors: listOf(
        z.strictObject({
          factor: z.enum(DAY_FACTORS),
          detail: z.string(),
          points: z.int(),
          system: z.enum(['kp', 'parashari']),
        }),
      ),
      focusHouses: listOf(z.strictObject({ house: houseNumber, keyword: z.string() })).meta({
        description: "Signified at level 1 or 2 by both the pratyantardasha lord and the Moon's sub lord",
      }),
      bestSlot: slot.nullable().meta({ description: 'Longest good one without Rahu Kaal' }),
      avoidSlot: slot.nullable().meta({ description: 'Longest low one' }),
    }).extend({ timing: z.null() }),
    asOf: instantText,
    place: placeShape,
    dasha: members.DASHA.shape,
    moon: members.MOON.shape.nullable(),
    slots: listOf(slot).meta({ description: 'Until the next sunrise, cut where the Moon changes sub' }),
    rulingPlanets: members.RULING.shape.nullable(),
    transits: members.TRANSITS.shape.nullable(),
    subLordChanges: perPlanet(change).partial().nullable().meta({ description: 'The three that come next' }),
    taraBala: members.TARA.shape.nullable(),
    panchang: members.PANCHANG.shape.nullable(),
    hora: members.HORA.shape.nullable(),
    choghadiya: members.CHOGHADIYA.shape.nullable(),
    ...closingShape,
    scoreProvenance: scoreProvenanceShape,
  }),
  run: async (context) => {
    const { input, chart, ephemeris, now, note, yieldTurn } = context;
    const place = resolveDayPlace(input, chart.moment);
    const utcMs = Math.floor(resolveInstant(input.query_date, place, now, 'query_date') / 1000) * 1000;
    const args = members.todayArguments(place, utcMs, input);
    const runner = compositeRunner(context);
    const dasha = await runner.decide('dasha', members.DASHA, {
      ...args.dasha,
      include_adverse: input.include_adverse,
    });
    const moon = await runner.ask('moon', members.MOON, args.sky);
    const ruling = await runner.ask('rulingPlanets', members.RULING, args.ruling);
    const transits = await runner.ask('transits', members.TRANSITS, args.atBirth);
    const changes = await runner.ask('subLordChanges', members.CHANGES, args.sky);
    const tara = await runner.ask('taraBala', members.TARA, args.tara);
    const panchang = await runner.ask('panchang', members.PANCHANG, args.almanac);
    const hora = await runner.ask('hora', members.HORA, args.almanac);
    const choghadiya = await runner.ask('choghadiya', members.CHOGHADIYA, args.almanac);
    const day = dayFrame(ephemeris, utcMs, place, place);
    const slots = slotsOf({ chart, ephemeris, yieldTurn }, place, day, utcMs);
    notesOf(place, day, utcMs, note);
    const synthesis = todaySynthesis({
      chart,
      clock: place,
      slots,
      sunless: day.sunriseFallback,
      dasha: dasha.result,
      ruling: ruling?.result ?? null,
      tara: tara?.result ?? null,
      choghadiya: choghadiya?.result ?? null,
      failed: runner.failed(),
    });
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(utcMs, place),
      place: placeView(place, place, utcMs),
      dasha: dasha.block,
      moon: moon?.block ?? null,
      slots: slots.map((each) => slotView(each, place)),
      rulingPlanets: ruling?.block ?? null,
      transits: transits?.block ?? null,
      subLordChanges: changes && soonest(changes.result.planets),
      taraBala: tara?.block ?? null,
      panchang: panchang?.block ?? null,
      hora: hora?.block ?? null,
      choghadiya: choghadiya?.block ?? null,
      ...runner.close(),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

type Work = Pick<ToolContext<object>, 'chart' | 'ephemeris' | 'yieldTurn'>;

/** Slots until the next sunrise, or of 24 hours where there is none; these may touch the Rahu Kaal of the following day. */
function slotsOf(
  { chart, ephemeris, yieldTurn }: Work,
  place: DayPlace,
  day: DayFrame,
  utcMs: number,
): readonly [DaySlot, ...DaySlot[]] {
  const search = beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);
  const endMs = day.sunriseFallback ? utcMs + DAY_MS : day.nextSunriseMs;
  const following = day.sunriseFallback ? [dayFrame(ephemeris, endMs, place, place)] : [];
  const [first, ...more] = daySlots(search, chart, { startMs: utcMs, endMs }, [day, ...following].map(rahuKalam));
  if (first === undefined) throw new RangeError('A day has a stretch.');
  return [first, ...more];
}

/** The sub changes that come first, in order of time. */
function soonest(planets: z.input<typeof getSublordChanges.output>['planets']) {
  const rows = PLANETS.flatMap((planet) => {
    const row = planets[planet];
    if (row === undefined) return [];
    const { currentSubLord, nextSubLord, nextChangeUTC } = row;
    return [[planet, { currentSubLord, nextSubLord, nextChangeUTC }] as const];
  });
  const sorted = rows.sort(([, a], [, b]) => a.nextChangeUTC.localeCompare(b.nextChangeUTC));
  return Object.fromEntries(sorted.slice(0, CHANGES_SHOWN));
}

function notesOf(place: DayPlace, day: DayFrame, utcMs: number, note: (text: string) => void): void {
  note(say.toneOfDay());
  note(say.customUncounted());
  if (place.placed) {
    note(say.placesOfParts());
    if (!place.clocked) note(say.noClockSent({ offset: printOffset(offsetAt(place, utcMs)) }));
  }
  if (day.sunriseFallback) note(say.sunlessAlmanac());
}

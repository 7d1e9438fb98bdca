import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import type { HouseSets } from '@cuspal/engine/events/event';
import { standings } from '@cuspal/engine/kp/kernel/standing';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { SUB_DECISIONS, subDecision } from '@cuspal/engine/kp/transit/four-rules';
import {
  ACTIVATION_STATUSES,
  activationStatus,
  cuspsActivated,
  eclipseTriggers,
  planetsInSub,
  TRIGGER_PLANETS,
} from '@cuspal/engine/kp/transit/eclipse-activation';
import { type Eclipse, ECLIPSE_ASPECTS, eclipsesOver } from '@cuspal/engine/passages/eclipses';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { ECLIPSE_KINDS } from '@cuspal/engine/sky/port';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import { HOUSES, type Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  standingShape,
  grahaName,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  longitudeDegrees,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { truncatedShape, unpromised, rounded } from '../rows.ts';
import { say } from './transit.messages.ts';

const PAGE_SIZE = 15;
const houses = listOf(z.strictObject({ house: houseNumber, level: levelNumber }));

export default defineTool({
  name: 'get_eclipse_sublord_activation',
  title: 'Sub lords an eclipse wakes',
  purpose: 'KP reading of the eclipse degree: the matter by star, the help by sub, and when the degree is set off',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_eclipse_impact'],
  birth: 'required',
  disclaimer: null,
  description:
    'What the eclipses of the coming years set off by KP, by star lord and sub lord of the degree, and when planets trigger it. Call it after get_eclipse_impact.',
  provenance: { rules: ['R34.3', 'R4.2', 'R5.3', 'R5.6', 'R8.1', 'R14.1'], sources: ['KPR3t', 'SE'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    ...eventArguments,
    start_date: instantInput,
    years: z.number().min(1).max(5).default(2).meta({ description: 'Years to look ahead' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape.optional(),
    eclipses: listOf(
      z.strictObject({
        kind: z.enum(ECLIPSE_KINDS),
        maximum: instantText,
        longitude: longitudeDegrees,
        signLord: grahaName,
        starLord: planetName,
        subLord: planetName,
        subSubLord: planetName,
        housesByStar: houses.meta({ description: 'Natal houses of the star lord, which name the matter.' }),
        housesBySub: houses,
        decisions: listOf(z.strictObject({ house: houseNumber, decision: z.enum(SUB_DECISIONS) })).meta({
          description: 'Of the sub lord on each house of the star lord.',
        }),
        cuspsActivated: houseList.meta({ description: 'Cusps whose sub lord is the star or the sub lord.' }),
        planetsInSub: planetList,
        status: z.enum(ACTIVATION_STATUSES),
        triggers: listOf(
          z.strictObject({ planet: z.enum(TRIGGER_PLANETS), at: instantText, aspect: z.enum(ECLIPSE_ASPECTS) }),
        ),
        event: z
          .strictObject({
            standing: z.strictObject({ starLord: standingShape, subLord: standingShape }),
          })
          .optional(),
      }),
    ),
    truncated: truncatedShape,
    notes: listOf(z.string()),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn, lead }) => {
    requireHouses(chart);
    const { ayanamsa } = chart.moment;
    const startMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    const asked = askedEvent(input, note);
    if (asked) leadByLifeStage({ chart, now, lead }, { event: asked.event });
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { eclipses, cut } = await eclipsesOver(search, { startMs, endMs: startMs + input.years * YEAR_MS });
    const denied = asked === null ? null : unpromised(chart, asked.event);
    const rows: ReturnType<typeof eclipseView>[] = [];
    for (const eclipse of eclipses) {
      rows.push(eclipseView(search, chart, eclipse, asked?.event ?? null));
      await yieldTurn();
    }
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'eclipses');
    const truncated = cut || search.budget.stoppedAt !== null;
    return {
      answer: answer(eclipses, rows, denied, chart.moment),
      asOf: printInstant(startMs, chart.moment),
      ...(asked !== null && { eventResolution: asked.resolution }),
      eclipses: items,
      ...(truncated && { truncated: true as const }),
      notes: [
        say.eclipseActive(),
        say.eclipseSensitive(),
        say.eclipseDegreeRead(),
        ...(truncated ? [say.eclipseRowsMissing()] : []),
      ],
      pagination,
      pageNote,
    };
  },
});

/** How many are active, and the first of them with its lords and cusps. */
function answer(
  eclipses: readonly Eclipse[],
  rows: readonly ReturnType<typeof eclipseView>[],
  denied: string | null,
  clock: LocalClock,
): string {
  const found = rows.map((row, index) => ({ row, utcMs: eclipses[index]?.utcMs ?? 0 }));
  if (rows.length === 0) return answerOf(say.noEclipse(), denied ?? false);
  const active = found.filter(({ row }) => row.status === 'ACTIVE');
  const [first] = active;
  if (first === undefined) return answerOf(say.noneInvolvesDashaLord({ count: rows.length }), denied ?? false);
  const { row, utcMs } = first;
  return answerOf(
    say.firstActiveEclipse({ count: rows.length, active: active.length, day: printDate(utcMs, clock) }),
    denied ?? say.eclipseSetsOff({ starLord: row.starLord, subLord: row.subLord, cusps: row.cuspsActivated }),
  );
}

function eclipseView(search: Search, chart: Chart, eclipse: Eclipse, event: HouseSets | null) {
  const { kind, utcMs, longitude } = eclipse;
  const { signLord, starLord, subLord, subSubLord } = lordsOf(longitude);
  const housesByStar = housesOf(chart, starLord);
  return {
    kind,
    maximum: printInstant(utcMs, chart.moment),
    longitude: rounded(longitude, 6) % 360,
    signLord,
    starLord,
    subLord,
    subSubLord,
    housesByStar,
    housesBySub: housesOf(chart, subLord),
    decisions: housesByStar.map(({ house }) => ({ house, decision: subDecision(chart, subLord, house) })),
    cuspsActivated: cuspsActivated(chart, longitude),
    planetsInSub: planetsInSub(chart, longitude),
    status: activationStatus(search, chart, eclipse),
    triggers: eclipseTriggers(search, eclipse).map(({ planet, utcMs: triggerMs, aspect }) => ({
      planet,
      at: printInstant(triggerMs, chart.moment),
      aspect,
    })),
    ...(event !== null && {
      event: {
        standing: {
          starLord: standings(chart, event)[starLord].standing,
          subLord: standings(chart, event)[subLord].standing,
        },
      },
    }),
  };
}

const housesOf = (chart: Chart, planet: Planet) =>
  HOUSES.flatMap((house) => {
    const at = level(chart, planet, house);
    return at === null ? [] : [{ house, level: at }];
  });

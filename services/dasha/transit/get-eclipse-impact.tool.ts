import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Chart } from '@cuspal/engine/chart/chart';
import { ECLIPSE_POINTS, eclipseImpact, IMPACT_BANDS } from '@cuspal/engine/gochara/eclipse-impact';
import { type Eclipse, ECLIPSE_ASPECTS, eclipsesOver } from '@cuspal/engine/passages/eclipses';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '@cuspal/engine/sky/port';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  nextShape,
  longitudeDegrees,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName,
  starName,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { dashaShape, dashaView, factorsShape, truncatedShape, rounded } from '../rows.ts';
import { say } from './transit.messages.ts';

const MOST_ECLIPSES = 60;
const PAGE_SIZE = 30;

export default defineTool({
  name: 'get_eclipse_impact',
  title: 'Eclipses against the chart',
  purpose: 'Coming eclipses and the natal points they touch',
  family: 'transit',
  phase: 'transit',
  system: 'extension',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'How the eclipses of the coming years fall on a birth chart, with contacts and an impact score, an extension of our own. Predicts no event. For the KP reading call get_eclipse_sublord_activation.',
  provenance: { rules: ['R34.3', 'R4.2', 'R13.1'], sources: ['SE', 'OWN'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    start_date: instantInput,
    years: z.number().min(1).max(10).default(3).meta({ description: 'Years to look ahead' }),
    orb: z.number().min(1).max(8).default(5).meta({ description: 'Orb of a contact in degrees' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eclipses: listOf(
      z.strictObject({
        kind: z.enum(ECLIPSE_KINDS),
        type: z.enum(ECLIPSE_TYPES),
        maximum: instantText,
        longitude: longitudeDegrees.meta({ description: 'Of the body eclipsed, sidereal.' }),
        sign: signName,
        star: starName,
        subLord: planetName,
        natalHouse: houseNumber.nullable().meta({ description: 'By cusps, null inside the polar circles.' }),
        houseFromMoon: houseNumber,
        visibleAtBirthPlace: z.boolean().meta({ description: 'At the maximum.' }),
        contacts: listOf(
          z.strictObject({
            point: z.enum(ECLIPSE_POINTS),
            aspect: z.enum(ECLIPSE_ASPECTS),
            orb: z.number().min(0).max(8),
            strong: z.boolean().meta({ description: 'Within 1°.' }),
          }),
        ),
        impactScore: z.number().min(0).max(100),
        band: oneOfTheWords(IMPACT_BANDS),
        factors: factorsShape,
        dashaAtMaximum: dashaShape,
      }),
    ),
    truncated: truncatedShape,
    extensionNote: z.string(),
    scoreProvenance: z.literal('service-extension'),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const startMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { eclipses, cut } = await eclipsesOver(search, { startMs, endMs: startMs + input.years * YEAR_MS });
    const rows = eclipses.slice(0, MOST_ECLIPSES).map((eclipse) => eclipseView(search, chart, eclipse, input.orb));
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'eclipses');
    if (chart.houses === null) note(say.noHouseAndNoMidheaven());
    if (cut) note(say.eclipsesMissing());
    note(say.visibleAtMaximum());
    return {
      answer: answer(eclipses.slice(0, MOST_ECLIPSES), rows, chart.moment),
      asOf: printInstant(startMs, chart.moment),
      eclipses: items,
      ...(cut && { truncated: true as const }),
      extensionNote: say.eclipseExtension(),
      scoreProvenance: 'service-extension' as const,
      pagination,
      pageNote,
      next: [
        {
          tool: 'get_eclipse_sublord_activation',
          reason: say.nextSubLordsOfDegrees(),
        },
      ],
    };
  },
});

/** How many there are, which falls most on the chart and what it touches. */
function answer(
  eclipses: readonly Eclipse[],
  rows: readonly ReturnType<typeof eclipseView>[],
  clock: LocalClock,
): string {
  const [strongest] = rows
    .map((row, index) => ({ row, utcMs: eclipses[index]?.utcMs ?? 0 }))
    .sort((a, b) => b.row.impactScore - a.row.impactScore);
  if (strongest === undefined) return answerOf(say.noEclipse());
  const { row, utcMs } = strongest;
  const touched = row.contacts.map(({ point }) => (point === 'MC' ? say.midheaven() : point));
  return answerOf(
    say.strongestEclipse({ count: rows.length, kind: row.kind, day: printDate(utcMs, clock), score: row.impactScore }),
    touched.length === 0 ? say.touchesNoPoint() : say.touchesPoints({ points: touched }),
    say.scorePredictsNothing(),
  );
}

function eclipseView(search: Search, chart: Chart, eclipse: Eclipse, orb: number) {
  const { kind, type, utcMs, jdUt, longitude } = eclipse;
  const visible = search.ephemeris.eclipseVisible(jdUt, kind, chart.moment);
  const { sign, star, subLord } = lordsOf(longitude);
  const impact = eclipseImpact(chart, eclipse, orb, visible);
  return {
    kind,
    type,
    maximum: printInstant(utcMs, chart.moment),
    longitude: rounded(longitude, 6) % 360,
    sign,
    star,
    subLord,
    visibleAtBirthPlace: visible,
    ...impact,
    contacts: impact.contacts.map((contact) => ({ ...contact, orb: rounded(contact.orb, 6) })),
    dashaAtMaximum: dashaView(chart, utcMs),
  };
}

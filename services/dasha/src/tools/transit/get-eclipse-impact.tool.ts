import type { Chart } from '@cuspal/engine/chart/chart';
import { ECLIPSE_ASPECTS, ECLIPSE_POINTS, eclipseImpact, IMPACT_BANDS } from '@cuspal/engine/gochara/eclipse-impact';
import { type Eclipse, eclipsesOver } from '@cuspal/engine/passages/eclipses';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '@cuspal/engine/sky/port';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import {
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName,
  starName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { dashaShape, dashaView, factorsShape, truncatedShape } from './rows.ts';

const YEAR_MS = 365.25 * DAY_MS;
const MOST_ECLIPSES = 60;
const PAGE_SIZE = 30;

export default defineTool({
  name: 'get_eclipse_impact',
  title: 'Eclipses against the chart',
  family: 'transit',
  phase: 'transit',
  system: 'extension',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Solar and lunar eclipses of the coming years (1 to 10, default 3) against the birth chart: maximum, degree, sign, star, sub lord, natal house and house from the Moon, contacts with natal planets, Ascendant and MC within an orb (default 5°), whether seen at the birth place, and our own impact score with its factors. A service extension: no event is predicted. get_eclipse_sublord_activation gives the KP reading. Paged: 30 eclipses a page; no disclaimer class.',
  provenance: { rules: ['R34.3', 'R4.2', 'R13.1'], sources: ['Swiss Ephemeris', 'service extension'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    start_date: instantInput,
    years: z.number().min(1).max(10).default(3).meta({ description: 'Years to look ahead' }),
    orb: z.number().min(1).max(8).default(5).meta({ description: 'Degrees' }),
    page: pageInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    eclipses: listOf(
      z.strictObject({
        kind: z.enum(ECLIPSE_KINDS),
        type: z.enum(ECLIPSE_TYPES),
        maximum: instantText,
        longitude: longitudeDegrees.meta({ description: 'Of the body eclipsed, sidereal' }),
        sign: signName,
        star: starName,
        subLord: planetName,
        natalHouse: houseNumber.nullable().meta({ description: 'By cusps; null inside the polar circles' }),
        houseFromMoon: houseNumber,
        visibleAtBirthPlace: z.boolean().meta({ description: 'At the maximum' }),
        contacts: listOf(
          z.strictObject({
            point: z.enum(ECLIPSE_POINTS),
            aspect: z.enum(ECLIPSE_ASPECTS),
            orb: z.number().min(0).max(8),
            strong: z.boolean().meta({ description: 'Within 1°' }),
          }),
        ),
        impactScore: z.number().min(0).max(100),
        band: z.enum(IMPACT_BANDS),
        factors: factorsShape,
        dashaAtMaximum: dashaShape,
      }),
    ),
    truncated: truncatedShape,
    extensionNote: z.string(),
    scoreProvenance: z.literal('service-extension'),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const startMs = resolveInstant(input.start_date, chart.moment, now, 'start_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const { eclipses, cut } = await eclipsesOver(search, { startMs, endMs: startMs + input.years * YEAR_MS });
    const { items, pagination, pageNote } = paginate(
      eclipses.slice(0, MOST_ECLIPSES),
      input.page,
      PAGE_SIZE,
      'eclipses',
    );
    if (chart.houses === null) note('No Placidus houses exist at the birth place: no natal house, and no MC.');
    if (cut) note('The years asked for reach beyond 1800 to 2399: eclipses outside are missing.');
    note('Visible means at the instant of the maximum; a phase before or after it can be seen where this says false.');
    return {
      asOf: printInstant(startMs, chart.moment),
      eclipses: items.map((eclipse) => eclipseView(search, chart, eclipse, input.orb)),
      ...(cut && { truncated: true as const }),
      extensionNote:
        'A service extension: eclipse contacts scored by points of our own, stated by no book. It names sensitive dates and degrees and predicts no event.',
      scoreProvenance: 'service-extension' as const,
      pagination,
      pageNote,
    };
  },
});

function eclipseView(search: Search, chart: Chart, eclipse: Eclipse, orb: number) {
  const { kind, type, utcMs, jdUt, longitude } = eclipse;
  const visible = search.ephemeris.eclipseVisible(jdUt, kind, chart.moment);
  const { sign, star, subLord } = lordsOf(longitude);
  return {
    kind,
    type,
    maximum: printInstant(utcMs, chart.moment),
    longitude,
    sign,
    star,
    subLord,
    visibleAtBirthPlace: visible,
    ...eclipseImpact(chart, eclipse, orb, visible),
    dashaAtMaximum: dashaView(chart, utcMs),
  };
}

import { LUNAR_CLASSES, lunarClass } from '@cuspal/engine/parashari/yogas/catalogue/sides';
import { ADVERSE_CATALOGUE, NAMED_CATALOGUE } from '@cuspal/engine/parashari/yogas/catalogues';
import { readCatalogue, strongestOf, type YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { parivartanas } from '@cuspal/engine/parashari/yogas/parivartana';
import { houseKartaris } from '@cuspal/engine/parashari/states/kartari';
import { answerOf, defineTool, listOf, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { carriersShape } from './carriers.ts';
import { catalogueClosing, catalogueInput, catalogueOpening, pageOf, readFor, sunriseNote } from './reading.ts';
import { countsOf, LIVE_STRENGTHS, nearMissesShape, nearMissesView, rowFields, rowView } from './rows.ts';
import { say } from './yogas.messages.ts';

const PAGE_SIZE = 20;
const CLASSES = ['RAJA', 'DHANA', 'MAHAPURUSHA', 'LUNAR', 'SOLAR', 'LEARNING', 'CHARACTER'] as const;
const count = z.int().min(0);

export default defineTool({
  name: 'detect_yogas',
  title: 'Named yogas',
  purpose: 'The well-known yogas present, with their strength and the periods that carry them',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which well-known Parashari yogas a chart has, such as Gajakesari, Mahapurusha, raja and dhana yogas, with evidence, strength and periods. Call it when someone asks which yogas they have.',
  provenance: {
    rules: ['R3.6', 'R7.3', 'R13.1', 'R23.1', 'R23.2', 'R23.3', 'R23.4', 'R23.7', 'R23.8'],
    sources: ['BPHS', 'PVR'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: catalogueInput,
  output: z.strictObject({
    ...catalogueOpening,
    yogas: listOf(z.strictObject(rowFields(CLASSES, LIVE_STRENGTHS))),
    counts: z.strictObject({
      RAJA: count,
      DHANA: count,
      MAHAPURUSHA: count,
      LUNAR: count,
      SOLAR: count,
      LEARNING: count,
      CHARACTER: count,
    }),
    strongest: z.strictObject({ id: z.string(), planets: planetList }).nullable(),
    lunarClass: z.enum(LUNAR_CLASSES),
    carriers: carriersShape,
    alsoSee: z.strictObject({
      negative: count.meta({ description: 'Adverse yogas not cancelled' }),
      parivartana: count.meta({ description: 'Exchanges of signs' }),
      kartari: count.meta({ description: 'Houses hemmed on both sides' }),
    }),
    nearMisses: nearMissesShape,
    ...catalogueClosing,
  }),
  run: (context) => {
    const read = readFor(context, NAMED_CATALOGUE);
    const { chart } = context;
    const { found, reading } = read;
    const { rows } = found;
    const { items, asOf, carriers, closing } = pageOf(context, read, {
      rows,
      pageSize: PAGE_SIZE,
      notes: [say.lesserForm(), say.tieNeedsTwo(), ...sunriseNote(reading)],
    });
    const counts = countsOf(rows, CLASSES);
    const best = strongestOf(rows);
    return {
      answer: answerOfYogas(rows, best),
      asOf,
      yogas: items.map(rowView(CLASSES, LIVE_STRENGTHS)),
      counts: {
        RAJA: counts.get('RAJA') ?? 0,
        DHANA: counts.get('DHANA') ?? 0,
        MAHAPURUSHA: counts.get('MAHAPURUSHA') ?? 0,
        LUNAR: counts.get('LUNAR') ?? 0,
        SOLAR: counts.get('SOLAR') ?? 0,
        LEARNING: counts.get('LEARNING') ?? 0,
        CHARACTER: counts.get('CHARACTER') ?? 0,
      },
      strongest: best && { id: best.id, planets: best.planets },
      lunarClass: lunarClass(reading),
      carriers,
      alsoSee: {
        negative: readCatalogue(ADVERSE_CATALOGUE, reading).rows.filter(({ strength }) => strength !== 'CANCELLED')
          .length,
        parivartana: parivartanas(chart).length,
        kartari: houseKartaris(chart).filter(({ type }) => type !== 'NONE').length,
      },
      nearMisses: nearMissesView(found),
      ...closing,
      next: [
        { tool: 'get_negative_yogas', reason: say.nextAdverse() },
        { tool: 'get_yogas_advanced', reason: say.nextRarer() },
      ],
    };
  },
});

function answerOfYogas(rows: readonly YogaRow[], best: YogaRow | null): string {
  if (best === null) return answerOf(say.noNamedYoga());
  const strong = rows.filter(({ strength }) => strength === 'STRONG').length;
  return answerOf(
    say.namedYogas({ yogas: rows.length, strong }),
    // Some names tell the planets: Sun and Saturn.
    say.firstYoga({
      only: false,
      name: best.name,
      planets: best.planets.every((planet) => best.name.includes(planet)) ? [] : best.planets,
    }),
    say.resultsInPeriods(),
  );
}

import { counted } from '@cuspal/engine/base/words';
import {
  NABHASA_GROUPS,
  nabhasaGroup,
  nabhasaRank,
  occupiedSigns,
} from '@cuspal/engine/parashari/yogas/catalogue/nabhasa';
import { ADVANCED_CATALOGUE } from '@cuspal/engine/parashari/yogas/catalogues';
import { readCatalogue, strongestOf } from '@cuspal/engine/parashari/yogas/evaluate';
import type { YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { carriersOf, carriersShape, NO_RUNNING_PERIOD } from './carriers.ts';
import { beginReading, naturesOf, sunriseNote, YOGA_NOTES } from './reading.ts';
import {
  absentFields,
  absentView,
  countsOf,
  LIVE_STRENGTHS,
  nearMissesShape,
  nearMissesView,
  rowFields,
  rowView,
} from './rows.ts';

const PAGE_SIZE = 20;
const CLASSES = ['RAJA', 'DHANA', 'LEARNING', 'CHARACTER', 'SPIRITUAL'] as const;
const NABHASA = ['NABHASA'] as const;
const NABHASA_STRENGTHS = ['MEDIUM', 'CANCELLED'] as const;
const count = z.int().min(0);

export default defineTool({
  name: 'get_yogas_advanced',
  title: 'Nabhasa and rarer yogas',
  purpose: 'The 32 nabhasa yogas and less frequent raja, dhana, learning and renunciation combinations',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which of the 32 Parashari nabhasa yogas and rarer yogas a chart has. Call it after detect_yogas for every yoga, or for renunciation.',
  provenance: {
    rules: ['R3.6', 'R7.3', 'R13.1', 'R23.1', 'R23.2', 'R23.3', 'R23.4', 'R23.7', 'R24', 'R25', 'R29.2', 'R29.4'],
    sources: ['BPHS', 'PVR'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({ query_date: instantInput, page: pageInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    nabhasa: z.strictObject({
      id: z.string(),
      group: z.enum(NABHASA_GROUPS),
      rows: listOf(z.strictObject(rowFields(NABHASA, NABHASA_STRENGTHS))),
      occupiedSigns: z.int().min(1).max(7),
    }),
    yogas: listOf(z.strictObject(rowFields(CLASSES, LIVE_STRENGTHS))),
    counts: z.strictObject({ RAJA: count, DHANA: count, LEARNING: count, CHARACTER: count, SPIRITUAL: count }),
    carriers: carriersShape,
    nearMisses: nearMissesShape,
    ...absentFields,
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    ...paginationOutput,
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now }) => {
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const reading = beginReading(chart, ephemeris);
    const found = readCatalogue(ADVANCED_CATALOGUE, reading);
    const patterns = found.rows.filter(({ effectClass }) => effectClass === 'NABHASA');
    const rows = found.rows.filter(({ effectClass }) => effectClass !== 'NABHASA');
    const speaking = speakingPattern(patterns);
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'yogas');
    const { carriers, outside } = carriersOf(chart, rows, utcMs);
    const counts = countsOf(rows, CLASSES);
    const signs = occupiedSigns(reading);
    return {
      answer: answer(speaking.name, signs, rows),
      asOf: printInstant(utcMs, chart.moment),
      nabhasa: {
        id: speaking.id,
        group: nabhasaGroup(speaking.id),
        rows: patterns.map(rowView(NABHASA, NABHASA_STRENGTHS)),
        occupiedSigns: signs,
      },
      yogas: items.map(rowView(CLASSES, LIVE_STRENGTHS)),
      counts: {
        RAJA: counts.get('RAJA') ?? 0,
        DHANA: counts.get('DHANA') ?? 0,
        LEARNING: counts.get('LEARNING') ?? 0,
        CHARACTER: counts.get('CHARACTER') ?? 0,
        SPIRITUAL: counts.get('SPIRITUAL') ?? 0,
      },
      carriers,
      nearMisses: nearMissesView(found),
      ...absentView(found),
      natureUsed: naturesOf(reading),
      notes: [
        ...YOGA_NOTES,
        'Rahu and Ketu never count in nabhasa yogas, which are felt all through life.',
        'Vajra and yava cannot occur, because Mercury and Venus never stand three signs from the Sun.',
        'Kurma is read in two forms. The old text joins the first with malefics in places that no sky can give.',
        'Two planets are needed for a tie, and no planet is counted from itself.',
        ...sunriseNote(reading),
        ...(outside ? [NO_RUNNING_PERIOD] : []),
      ],
      pagination,
      pageNote,
      next: [{ tool: 'detect_yogas', reason: 'It lists the well-known yogas of the chart.' }],
    };
  },
});

/** The first pattern that nothing eclipses; there always is one, because every number of occupied signs has a pattern. */
function speakingPattern(patterns: readonly YogaRow[]): YogaRow {
  const [first] = patterns
    .filter(({ strength }) => strength !== 'CANCELLED')
    .toSorted((a, b) => nabhasaRank(a.id) - nabhasaRank(b.id));
  if (first === undefined) throw new RangeError('Seven planets always make a nabhasa pattern.');
  return first;
}

function answer(pattern: string, signs: number, rows: readonly YogaRow[]): string {
  const best = strongestOf(rows);
  const first = best && `${best.name}, formed by ${planetsInWords(best.planets)}`;
  return answerOf(
    `All seven planets together make the nabhasa pattern ${pattern}, with ${counted(signs, 'sign')} occupied.`,
    rows.length === 0
      ? 'None of the rarer yogas stands in this chart.'
      : `Of the rarer yogas ${rows.length === 1 ? 'one stands' : `${rows.length} stand`} in this chart.`,
    first !== null && `${rows.length === 1 ? 'It' : 'First among them'} is ${first}.`,
  );
}

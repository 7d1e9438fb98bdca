import {
  NABHASA_GROUPS,
  nabhasaGroup,
  nabhasaRank,
  occupiedSigns,
} from '@cuspal/engine/parashari/yogas/catalogue/nabhasa';
import { ADVANCED_CATALOGUE } from '@cuspal/engine/parashari/yogas/catalogues';
import { strongestOf, type YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { answerOf, defineTool, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { carriersShape } from './carriers.ts';
import { catalogueClosing, catalogueInput, catalogueOpening, pageOf, readFor, sunriseNote } from './reading.ts';
import { countsOf, LIVE_STRENGTHS, nearMissesShape, nearMissesView, rowFields, rowView } from './rows.ts';
import { say } from './yogas.messages.ts';

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
  input: catalogueInput,
  output: z.strictObject({
    ...catalogueOpening,
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
    ...catalogueClosing,
  }),
  run: (context) => {
    const read = readFor(context, ADVANCED_CATALOGUE);
    const { found, reading } = read;
    const patterns = found.rows.filter(({ effectClass }) => effectClass === 'NABHASA');
    const rows = found.rows.filter(({ effectClass }) => effectClass !== 'NABHASA');
    const speaking = speakingPattern(patterns);
    const { items, asOf, carriers, closing } = pageOf(context, read, {
      rows,
      pageSize: PAGE_SIZE,
      notes: [say.nabhasaAllLife(), say.vajraAndYava(), say.kurmaForms(), say.tieNeedsTwo(), ...sunriseNote(reading)],
    });
    const counts = countsOf(rows, CLASSES);
    const signs = occupiedSigns(reading);
    return {
      answer: answer(speaking.name, signs, rows),
      asOf,
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
      ...closing,
      next: [{ tool: 'detect_yogas', reason: say.nextNamed() }],
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
  return answerOf(
    say.nabhasaPattern({ pattern, signs }),
    say.rarerYogas({ yogas: rows.length }),
    best !== null && say.firstYoga({ only: rows.length === 1, name: best.name, planets: best.planets }),
  );
}

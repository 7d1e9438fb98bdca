import { ADVERSE_AREAS, type AdverseArea } from '@cuspal/engine/parashari/yogas/catalogue/areas';
import { ADVERSE_CATALOGUE, areaOf } from '@cuspal/engine/parashari/yogas/catalogues';
import type { YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { YOGA_STRENGTHS } from '@cuspal/engine/parashari/yogas/yoga';
import { answerOf, defineTool, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { carriersShape } from './carriers.ts';
import { catalogueClosing, catalogueInput, catalogueOpening, pageOf, readFor } from './reading.ts';
import { rowFields, rowView } from './rows.ts';
import { say } from './yogas.messages.ts';

const PAGE_SIZE = 15;
const ADVERSE = ['ADVERSE'] as const;
const NETS = ['ACTIVE', 'REDUCED', 'CANCELLED'] as const;
type Net = (typeof NETS)[number];
const count = z.int().min(0);

export default defineTool({
  name: 'get_negative_yogas',
  title: 'Adverse yogas',
  purpose: 'Adverse yogas with every cancellation shown',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'Which adverse Parashari yogas a chart has, such as Kemadruma, Shakata or Daridra, and what cancels each. Call it when someone asks about bad yogas or fears one.',
  provenance: {
    rules: ['R3.6', 'R7.3', 'R8.7', 'R13.1', 'R23.1', 'R23.2', 'R23.3', 'R23.4', 'R23.5', 'R23.7', 'R23.8'],
    sources: ['BPHS', 'PVR'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: catalogueInput,
  output: z.strictObject({
    ...catalogueOpening,
    yogas: listOf(
      z.strictObject({
        ...rowFields(ADVERSE, YOGA_STRENGTHS),
        net: z.enum(NETS),
        area: z.enum(ADVERSE_AREAS),
        caution: z.string().nullable(),
        tested: listOf(z.strictObject({ rule: z.string(), kind: z.enum(['CANCEL', 'WEAKEN']), holds: z.boolean() })),
      }),
    ),
    activeCount: count,
    reducedCount: count,
    cancelledCount: count,
    areas: listOf(z.strictObject({ area: z.enum(ADVERSE_AREAS), ids: listOf(z.string()) })).meta({
      description: 'Yogas not cancelled, by the field of life they strain',
    }),
    carriers: carriersShape,
    ...catalogueClosing,
  }),
  run: (context) => {
    const read = readFor(context, ADVERSE_CATALOGUE);
    const { rows } = read.found;
    const { items, asOf, carriers, closing } = pageOf(context, read, {
      rows,
      pageSize: PAGE_SIZE,
      notes: [say.kemadrumaOften(), say.kemadrumaWithoutSun(), say.nodeDignity()],
    });
    const number = (net: Net): number => rows.filter((row) => netOf(row) === net).length;
    return {
      answer: answer(number('ACTIVE'), number('REDUCED'), number('CANCELLED')),
      asOf,
      yogas: items.map(adverseView),
      activeCount: number('ACTIVE'),
      reducedCount: number('REDUCED'),
      cancelledCount: number('CANCELLED'),
      areas: areasOf(rows),
      carriers,
      ...closing,
      next: [{ tool: 'detect_yogas', reason: say.nextHelpful() }],
    };
  },
});

/** A rule that cancels outweighs one that weakens. */
function netOf({ cancellations, weakenedBy }: YogaRow): Net {
  if (cancellations.length > 0) return 'CANCELLED';
  return weakenedBy.length > 0 ? 'REDUCED' : 'ACTIVE';
}

const printed = rowView(ADVERSE, YOGA_STRENGTHS);

const adverseView = (row: YogaRow) => ({
  ...printed(row),
  net: netOf(row),
  area: areaOf(row),
  caution: cautionOf(row),
  tested: row.tested,
});

function cautionOf(row: YogaRow): string | null {
  if (row.id === 'bandhana') return say.caution({ about: 'RESTRAINT' });
  const area = areaOf(row);
  return area === 'WEALTH' || area === 'BODY' ? say.caution({ about: area }) : null;
}

function areasOf(rows: readonly YogaRow[]): readonly { readonly area: AdverseArea; readonly ids: readonly string[] }[] {
  const live = rows.filter((row) => netOf(row) !== 'CANCELLED');
  return ADVERSE_AREAS.flatMap((area) => {
    const ids = new Set(live.filter((row) => areaOf(row) === area).map(({ id }) => id));
    return ids.size === 0 ? [] : [{ area, ids: [...ids] }];
  });
}

function answer(active: number, reduced: number, cancelled: number): string {
  const all = active + reduced + cancelled;
  const parts = (
    [
      { net: 'ACTIVE', count: active },
      { net: 'REDUCED', count: reduced },
      { net: 'CANCELLED', count: cancelled },
    ] as const
  ).filter(({ count: number }) => number > 0);
  const [first] = parts;
  if (first === undefined) return answerOf(say.adverseYogas({ all }));
  const { net } = first;
  const alike = all === 1 ? say.adverseOne({ net }) : say.adverseAlike({ net });
  return answerOf(
    say.adverseYogas({ all }),
    parts.length === 1 ? alike : say.adverseOfThese({ parts: parts.map(say.adversePart) }),
    say.adverseStrain(),
  );
}

import { POLARITIES } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { cautionTargets } from '@cuspal/engine/kp/borders/boundary-cautions';
import { promise, verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import type { Chain } from '@cuspal/engine/kp/kernel/chain';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import {
  birthInput,
  chainShape,
  defineTool,
  DISCLAIMER_CLASSES,
  disclaimerText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  promiseRowShape,
  severityShape,
  verdictShape,
} from '@cuspal/tool-kit';
import type { DisclaimerClass } from '@cuspal/tool-kit';
import { z } from 'zod';

const PAGE_SIZE = 20;

export default defineTool({
  name: 'analyze_natal_promise',
  title: 'Natal promise of every catalogue event',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  paged: { pageSize: PAGE_SIZE },
  maxResultChars: 60_000,
  description:
    'KP promise of all 78 life events, from marriage and career to health and spiritual life: what the cuspal sub lord of each matter promises, denies or leaves mixed, with houses required, covered, missing and opposing, second witnesses and the reasoning step by step. Call it before any verdict or date; it takes no event name. 20 events per page; the summary counts all 78 on every page. Disclaimers of the health, legal, child and financial classes stand where their events do.',
  provenance: {
    rules: ['R3.1', 'R4', 'R5.3', 'R5.4', 'R6', 'R7.3', 'R9.1', 'R9.4', 'R9.5', 'R9.6', 'R10', 'R12.2'],
    sources: ['R3t', 'R3p', 'WEB', 'KPM'],
  },
  input: birthInput.extend({ page: pageInput }),
  output: z.strictObject({
    events: listOf(promiseRowShape.extend({ polarity: z.enum(POLARITIES) })),
    chains: z
      .record(z.string(), chainShape)
      .meta({ description: 'Chains of the cusps judged on this page, by house number' }),
    summary: z.record(verdictShape, z.int().min(0)).meta({ description: 'Verdicts of all 78 events' }),
    boundaryCautions: listOf(
      z.strictObject({
        target: z.string().meta({ description: 'cusp_1 to cusp_12, planet_Sun to planet_Ketu' }),
        severity: severityShape,
      }),
    ),
    ...paginationOutput,
    disclaimers: listOf(z.string()),
  }),
  run: ({ chart, input, note }) => {
    const { items, pagination, pageNote } = paginate(NATAL_EVENTS, input.page, PAGE_SIZE, 'events');
    const promises = items.map((event) => ({ ...promise(chart, event), polarity: event.polarity }));
    const chains = Object.fromEntries(promises.map(({ house, chain }) => [String(house), chain]));
    noteBorders(Object.values(chains), note);
    if (items.some(({ key }) => key === 'mental_health')) {
      note(
        'Distress of mind is never to be read off a chart: anyone who suffers should speak to a doctor or a local crisis line.',
      );
    }
    return {
      events: promises.map(({ chain: _, ...row }) => row),
      chains,
      summary: summaryOf(chart),
      boundaryCautions: cautionTargets(chart),
      pagination,
      pageNote,
      disclaimers: classesOf(items).map(disclaimerText),
    };
  },
});

function summaryOf(chart: Chart) {
  const verdicts = NATAL_EVENTS.map((event) => verdictOf(chart, event).verdict);
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return {
    ACTIVE: count('ACTIVE'),
    MIXED_ACTIVE: count('MIXED_ACTIVE'),
    PARTIALLY_ACTIVE: count('PARTIALLY_ACTIVE'),
    DENIED: count('DENIED'),
    NEGATED: count('NEGATED'),
    CONTRADICTED: count('CONTRADICTED'),
  };
}

function noteBorders(chains: readonly Chain[], note: (sentence: string) => void) {
  const near = chains.filter(({ boundary }) => boundary.severity === 'CRITICAL').map(({ cusp }) => cusp);
  if (near.length === 0) return;
  note(
    `Within 6' of a sub border: cusp ${near.join(', ')}. A small error of birth time gives other verdicts there (get_boundary_warnings).`,
  );
}

const CLASS_OF_TOPIC: Readonly<Partial<Record<Topic, DisclaimerClass>>> = {
  children: 'child',
  money: 'financial',
  property: 'financial',
  legal: 'legal',
  health: 'health',
};

/** Events whose class is not that of their topic. */
const CLASS_OF_EVENT: Readonly<Record<string, DisclaimerClass>> = {
  business_start: 'financial',
  business_partnership: 'financial',
  business_loss: 'financial',
  visa: 'legal',
};

function classesOf(events: readonly NatalEvent[]): readonly DisclaimerClass[] {
  const classes = new Set(events.map(({ key, topic }) => CLASS_OF_EVENT[key] ?? CLASS_OF_TOPIC[topic]));
  return DISCLAIMER_CLASSES.filter((each) => classes.has(each));
}

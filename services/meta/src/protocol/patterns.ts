import type { Callable } from './built.ts';
import { labelled } from './system-label.ts';

interface Step {
  readonly tool: string;
  /** How it is called in this pattern. */
  readonly how?: string;
}

interface PatternSpecification {
  readonly key: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly name: string;
  readonly steps: readonly Step[];
  /** What joins the steps: an order, or a comma where the order is free. */
  readonly joint: ' -> ' | ', ';
  /** One tool that does the work of the steps, and the words that lead to it. */
  readonly bundle?: { readonly words: string; readonly tool: string };
  readonly use: string;
  /** A sentence about another tool, said when that tool can be called. */
  readonly shortcut?: { readonly tool: string; readonly sentence: string };
}

export interface ExpertPattern {
  readonly key: PatternSpecification['key'];
  readonly name: string;
  /** The calls in order, with what joins them and the systems of the tools. */
  readonly path: string;
  readonly use: string;
}

const SPECIFIED: readonly PatternSpecification[] = [
  {
    key: 'A',
    name: 'Promise-to-date chain',
    steps: [
      { tool: 'analyze_natal_promise' },
      { tool: 'get_significators' },
      { tool: 'find_event_timing_v2' },
      { tool: 'get_transit_timing_hierarchy' },
      { tool: 'get_ruling_planets' },
    ],
    joint: ' -> ',
    use: 'A date is spoken only where period, transit and ruling planets meet.',
  },
  {
    key: 'B',
    name: 'Three-dasha agreement',
    steps: [{ tool: 'get_event_dasha' }, { tool: 'get_yogini_dasha' }, { tool: 'get_chara_dasha' }],
    joint: ', ',
    bundle: { words: ', summed by ', tool: 'run_triple_dasha_consensus' },
    use: 'Agreement of systems is colour, not added proof.',
  },
  {
    key: 'C',
    name: 'Karakamsa path',
    steps: [
      { tool: 'get_chara_karakas' },
      { tool: 'get_d9_chart' },
      { tool: 'get_ishta_devata' },
      { tool: 'get_d20_chart' },
    ],
    joint: ' -> ',
    bundle: { words: ', or ', tool: 'run_karakamsa_spiritual_lens' },
    use: 'For questions of the spirit. It is a Jaimini and Parashari reading and must be named as such.',
  },
  {
    key: 'D',
    name: 'Birth-time guard',
    steps: [
      { tool: 'get_boundary_warnings' },
      { tool: 'get_subsub_boundary' },
      { tool: 'rectify_birth_time', how: '(with events)' },
      { tool: 'get_rectification_advanced' },
    ],
    joint: ' -> ',
    use: 'Use it before a verdict that hangs on a cusp marked CRITICAL.',
  },
  {
    key: 'E',
    name: 'Two-person reading',
    steps: [
      { tool: 'analyze_natal_promise', how: 'for each' },
      { tool: 'get_compatibility_advanced' },
      { tool: 'get_ashta_koota_milan' },
      { tool: 'check_doshas' },
    ],
    joint: ' -> ',
    bundle: { words: ', or ', tool: 'run_kundli_match_complete' },
    use: 'Use it when two people are judged together.',
    shortcut: {
      tool: 'run_marriage_complete_reading',
      sentence: "One chart's marriage in one call is run_marriage_complete_reading.",
    },
  },
  {
    key: 'F',
    name: 'Question-and-birth cross check',
    steps: [
      { tool: 'get_horary_chart_v2' },
      { tool: 'get_horary_advanced', how: '(query moment beside the birth chart)' },
      { tool: 'get_fruitful_significators' },
      { tool: 'find_event_timing_v2' },
    ],
    joint: ' -> ',
    use: 'Used when the birth promise is mixed.',
  },
];

/** The patterns as far as their tools can be called. */
export const expertPatterns = (callable: Callable): readonly ExpertPattern[] =>
  SPECIFIED.map((pattern) => ({
    key: pattern.key,
    name: pattern.name,
    path: pathOf(pattern, callable),
    use: useOf(pattern, callable),
  }));

function pathOf({ steps, joint, bundle }: PatternSpecification, callable: Callable): string {
  const calls = steps.filter(({ tool }) => callable(tool));
  const written = calls.map(({ tool, how }) => [labelled(tool), ...(how === undefined ? [] : [how])].join(' '));
  const bundled = bundle !== undefined && callable(bundle.tool) ? bundle : undefined;
  const short = bundled === undefined ? '' : labelled(bundled.tool);
  if (written.length === 0) return short === '' ? 'its tools are not built yet' : short;
  const rest = written.length < steps.length ? ' (its other tools are not built yet)' : '';
  return written.join(joint) + (bundled === undefined ? '' : bundled.words + short) + rest;
}

const useOf = ({ use, shortcut }: PatternSpecification, callable: Callable): string =>
  shortcut !== undefined && callable(shortcut.tool) ? `${use} ${shortcut.sentence}` : use;

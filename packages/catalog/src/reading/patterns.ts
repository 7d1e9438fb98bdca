/** What the person who asks for a pattern says; a name stands for all the arguments it takes. */
export type PatternInput = 'birth' | 'event' | 'topic' | 'known_events' | 'partner' | 'horary';

/** A value that a step's arguments take from the inputs. */
export type PatternValue =
  | 'event'
  | 'events'
  | 'known_events'
  | 'partner'
  | 'number'
  | 'question_datetime'
  | 'question_latitude'
  | 'question_longitude'
  | 'question_utc_offset_minutes';

export interface PatternStep {
  readonly tool: string;
  /** How it is called in this pattern. */
  readonly how?: string;
  /** The chart it reads: the first person's unless something else is said; `question` is that of the moment of asking. */
  readonly whose?: 'each' | 'question';
  /** Its arguments beside the birth data. */
  readonly takes?: Readonly<Record<string, PatternValue>>;
  /** What a caller has still to find out for it, as a sentence. */
  readonly asks?: string;
  /** Arguments that are the same for everybody. */
  readonly sends?: Readonly<Record<string, readonly string[]>>;
}

/** One of the six ways in which an expert goes through the tools. */
export interface Pattern {
  readonly key: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  /** The name of its prompt. */
  readonly prompt: string;
  readonly name: string;
  /** The question it answers, for a person who chooses among the six. */
  readonly answers: string;
  readonly inputs: readonly PatternInput[];
  readonly steps: readonly PatternStep[];
  /** What joins the steps: an order, or a comma where the order is free. */
  readonly joint: ' -> ' | ', ';
  /** One tool that sums the steps up, or that does their work in their place. */
  readonly bundle?: PatternStep & { readonly as: 'sum' | 'substitute' };
  readonly use: string;
  /** A sentence about another tool, said when that tool can be called. */
  readonly shortcut?: { readonly tool: string; readonly sentence: string };
}

const EVENT = { event: 'event' } as const;
const PARTNER = { partner: 'partner' } as const;
const KNOWN_EVENTS = { known_events: 'known_events' } as const;

/** The six expert patterns of the reading protocol. */
export const PATTERNS: readonly Pattern[] = [
  {
    key: 'A',
    prompt: 'promise_to_date_chain',
    name: 'Promise-to-date chain',
    answers: 'Whether one event is promised in a birth chart, and when it comes.',
    inputs: ['birth', 'event', 'topic'],
    steps: [
      { tool: 'analyze_natal_promise', takes: { events: 'events' } },
      { tool: 'get_significators' },
      { tool: 'find_event_timing_v2', takes: EVENT },
      { tool: 'get_transit_timing_hierarchy', takes: EVENT },
      { tool: 'get_ruling_planets' },
    ],
    joint: ' -> ',
    use: 'A date is spoken only where period, transit and ruling planets meet.',
  },
  {
    key: 'B',
    prompt: 'three_dasha_agreement',
    name: 'Three-dasha agreement',
    answers: 'Whether the periods of three systems agree on the time of one event.',
    inputs: ['birth', 'event'],
    steps: [{ tool: 'get_event_dasha', takes: EVENT }, { tool: 'get_yogini_dasha' }, { tool: 'get_chara_dasha' }],
    joint: ', ',
    bundle: { as: 'sum', tool: 'run_triple_dasha_consensus', takes: EVENT },
    use: 'Agreement of systems is colour, not added proof.',
  },
  {
    key: 'C',
    prompt: 'karakamsa_path',
    name: 'Karakamsa path',
    answers: 'What a birth chart shows of the spiritual path.',
    inputs: ['birth'],
    steps: [
      { tool: 'get_chara_karakas' },
      { tool: 'get_d9_chart' },
      { tool: 'get_ishta_devata' },
      { tool: 'get_d20_chart' },
    ],
    joint: ' -> ',
    bundle: { as: 'substitute', tool: 'run_karakamsa_spiritual_lens' },
    use: 'For questions of the spirit. It is a Jaimini and Parashari reading and must be named as such.',
  },
  {
    key: 'D',
    prompt: 'birth_time_guard',
    name: 'Birth-time guard',
    answers: 'Whether a birth time is exact enough for a verdict, and how dated events correct it.',
    inputs: ['birth', 'known_events'],
    steps: [
      { tool: 'get_boundary_warnings' },
      { tool: 'get_subsub_boundary' },
      { tool: 'rectify_birth_time', how: '(with events)', takes: KNOWN_EVENTS },
      {
        tool: 'get_rectification_advanced',
        takes: KNOWN_EVENTS,
        asks: 'Ask where an event happened. Add location with latitude and longitude to at least one of them.',
      },
    ],
    joint: ' -> ',
    use: 'Use it before a verdict that hangs on a cusp marked CRITICAL.',
  },
  {
    key: 'E',
    prompt: 'two_person_reading',
    name: 'Two-person reading',
    answers: 'How well two people match, each promise first and then the two charts together.',
    inputs: ['birth', 'partner'],
    steps: [
      { tool: 'analyze_natal_promise', how: 'for each', whose: 'each', sends: { events: ['Marriage'] } },
      { tool: 'get_compatibility_advanced', takes: { person2: 'partner' } },
      { tool: 'get_ashta_koota_milan', takes: PARTNER },
      { tool: 'check_doshas' },
    ],
    joint: ' -> ',
    bundle: { as: 'substitute', tool: 'run_kundli_match_complete', takes: PARTNER },
    use: 'Use it when two people are judged together.',
    shortcut: {
      tool: 'run_marriage_complete_reading',
      sentence: "One chart's marriage in one call is run_marriage_complete_reading.",
    },
  },
  {
    key: 'F',
    prompt: 'question_and_birth_cross_check',
    name: 'Question-and-birth cross check',
    answers: 'A question by number beside the birth chart, where the promise of the birth is mixed.',
    inputs: ['birth', 'event', 'horary'],
    steps: [
      { tool: 'get_horary_chart_v2', whose: 'question', takes: { target_number: 'number', query_event: 'event' } },
      {
        tool: 'get_horary_advanced',
        how: '(query moment beside the birth chart)',
        takes: {
          target_number: 'number',
          query_event: 'event',
          query_datetime: 'question_datetime',
          query_latitude: 'question_latitude',
          query_longitude: 'question_longitude',
          query_utc_offset_minutes: 'question_utc_offset_minutes',
        },
      },
      { tool: 'get_fruitful_significators', takes: EVENT },
      { tool: 'find_event_timing_v2', takes: EVENT },
    ],
    joint: ' -> ',
    use: 'Used when the birth promise is mixed.',
  },
];

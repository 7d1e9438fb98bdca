import type { ReportKind } from './kinds.ts';
import type { DashaLevel, ReportRequest, SecondPerson } from './request.ts';

/** One call of a tool that a report is made of. */
export interface MemberCall {
  /** Name of the part that it makes, of its own in a report. */
  readonly key: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Is made after the chart, with the lord of the running mahadasha as its argument `mahadasha`. */
  readonly ofRunningMahadasha?: true;
}

/** Why a part is not in a report that could else have it. */
export type Lack = 'time' | 'person2' | 'number' | 'event' | 'known_events' | 'houses' | 'adult';

export interface MissingPart {
  readonly key: string;
  readonly lack: Lack;
}

export interface Plan {
  /** The first carries the report: where it refuses what was sent, there is none. */
  readonly calls: readonly MemberCall[];
  readonly missing: readonly MissingPart[];
}

/** Events whose promise is told where none are named: those that people ask for, and none to be afraid of. */
const EVENTS: readonly string[] = [
  'Marriage',
  'Childbirth / Progeny',
  'Career / Job Start',
  'Promotion / Increment',
  'Job Change',
  'Business Start',
  'Foreign Travel',
  'Foreign Settlement',
  'Higher Education',
  'Property Purchase',
  'Vehicle Purchase',
  'Wealth / Income Gain',
  'Spiritual Progress / Initiation',
];

/** Questions that are answered where none are asked, by the events that they are about. */
const ASKED: Readonly<Partial<Record<ReportKind, readonly string[]>>> = {
  horoscope: ['Marriage', 'Career / Job Start', 'Property Purchase'],
  marriage: ['Marriage'],
  career: ['Career / Job Start', 'Job Change'],
};

type Args = Readonly<Record<string, unknown>>;

/** Tools that say less unless they are asked for all. */
const BRIEF = new Set(['get_full_chart', 'analyze_natal_promise', 'get_boundary_warnings', 'get_horary_chart_v2']);

/** The arguments that were sent, without those that were not. */
const sent = (args: Args): Args => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));

function birthOf(request: ReportRequest): Args {
  const { birth_datetime, latitude, longitude, utc_offset_minutes, time_zone, ayanamsa } = request;
  return sent({ birth_datetime, latitude, longitude, utc_offset_minutes, time_zone, ayanamsa });
}

const birthOfSecond = ({ datetime, latitude, longitude, utcOffsetMinutes, timeZone, ayanamsa }: SecondPerson): Args =>
  sent({
    birth_datetime: datetime,
    latitude,
    longitude,
    utc_offset_minutes: utcOffsetMinutes,
    time_zone: timeZone,
    ayanamsa,
  });

/** A person as tools take one: a name is printed and nothing else. */
const nameless = ({ name: _, ...person }: SecondPerson): Args => sent(person);

/** Calls of a report, in the order in which it tells of them. */
export function planOf(kind: ReportKind, request: ReportRequest): Plan {
  return new Planner(kind, request).plan();
}

class Planner {
  readonly #calls: MemberCall[] = [];
  readonly #missing: MissingPart[] = [];
  readonly #birth: Args;
  readonly #timed: boolean;

  constructor(
    private readonly kind: ReportKind,
    private readonly request: ReportRequest,
  ) {
    this.#birth = birthOf(request);
    this.#timed = request.birth_time_known !== false;
  }

  plan(): Plan {
    if (this.kind !== 'horary') this.#chart();
    this.#ofKind();
    if (this.kind !== 'horary' && this.kind !== 'election') this.#answers();
    const calls = this.#calls.map((call) =>
      BRIEF.has(call.tool) ? { ...call, args: { ...call.args, detail: 'full' } } : call,
    );
    return { calls, missing: this.#missing };
  }

  #ofKind(): void {
    switch (this.kind) {
      case 'horoscope':
        this.#call('navamsa', 'get_d9_chart', this.#birth);
        this.#dashas(this.request.dasha_level ?? 'antardasha');
        this.#call('promises', 'analyze_natal_promise', {
          ...this.#birth,
          events: this.request.events ?? EVENTS,
          ...this.#uncertainty(),
        });
        return this.#birthTime();
      case 'marriage':
        this.#call('marriage', 'run_marriage_complete_reading', { ...this.#birth, ...this.#uncertainty() });
        this.#dashas(this.request.dasha_level ?? 'mahadasha');
        return this.#birthTime();
      case 'career':
        this.#call('career', 'run_career_complete_reading', { ...this.#birth, ...this.#uncertainty() });
        this.#dashas(this.request.dasha_level ?? 'mahadasha');
        return this.#birthTime();
      case 'year':
        return this.#year();
      case 'match':
        return this.#match();
      case 'horary':
        return this.#horary();
      case 'election':
        return this.#election();
      case 'birth-time':
        return this.#rectification();
    }
  }

  /** A call that needs houses, which a birth without its time has not. */
  #call(key: string, tool: string, args: Args): void {
    if (this.#timed) this.#calls.push({ key, tool, args });
    else this.#missing.push({ key, lack: 'time' });
  }

  #chart(): void {
    if (this.#timed) this.#calls.push({ key: 'chart', tool: 'get_full_chart', args: this.#birth });
    else this.#calls.push({ key: 'planets', tool: 'get_planets', args: { ...this.#birth, birth_time_known: false } });
    if (!this.#timed) this.#missing.push({ key: 'chart', lack: 'time' });
  }

  #dashas(level: DashaLevel): void {
    // The chart has the mahadashas.
    if (level !== 'mahadasha') this.#call('dashas', 'get_dasha_periods', this.#birth);
    if (level !== 'pratyantardasha' || !this.#timed) return;
    const tool = 'get_pratyantardasha_periods';
    this.#calls.push({ key: 'subdashas', tool, args: this.#birth, ofRunningMahadasha: true });
  }

  #uncertainty(): Args {
    return sent({ birth_time_uncertainty_minutes: this.request.birth_time_uncertainty_minutes });
  }

  #birthTime(): void {
    this.#call('birthTime', 'get_boundary_warnings', { ...this.#birth, ...this.#uncertainty() });
  }

  #answers(): void {
    const { questions, event, gender, person2 } = this.request;
    const second = this.kind === 'match' && person2 ? { person2: nameless(person2) } : {};
    const more = sent({ gender, ...second });
    const usual = ASKED[this.kind] ?? [];
    const events = event !== undefined && usual.length > 0 ? [event] : usual;
    const asked = questions ? questions.map((question) => ({ question })) : events.map((one) => ({ event: one }));
    asked.forEach((one, index) =>
      this.#call(`answer${index + 1}`, 'answer_question', { ...this.#birth, ...one, ...more, ...this.#uncertainty() }),
    );
  }

  #year(): void {
    const { year } = this.request;
    this.#call('year', 'run_year_outlook_complete', { ...this.#birth, ...sent({ target_year: year }) });
    this.#call('yearChart', 'get_varshaphala_chart', { ...this.#birth, ...sent({ year }) });
    this.#birthTime();
  }

  #match(): void {
    const { person2, gender } = this.request;
    if (person2 === undefined) {
      this.#missing.push({ key: 'match', lack: 'person2' });
      return this.#birthTime();
    }
    this.#call('match', 'run_kundli_match_complete', {
      ...this.#birth,
      ...sent({ gender }),
      partner: nameless(person2),
    });
    this.#call('chart2', 'get_full_chart', birthOfSecond(person2));
  }

  #horary(): void {
    const { number, question, event, question_datetime, question_latitude, question_longitude, question_time_zone } =
      this.request;
    if (number === undefined) {
      this.#missing.push({ key: 'horary', lack: 'number' });
      this.#chart();
      return this.#answers();
    }
    const asked = sent({ question_datetime, question_latitude, question_longitude, question_time_zone });
    this.#calls.push({
      key: 'horary',
      tool: 'get_horary_chart_v2',
      args: { ...this.#birth, ...asked, target_number: number, ...sent({ query_event: event }) },
    });
    if (question === undefined && event === undefined) return;
    this.#calls.push({
      key: 'answer1',
      tool: 'answer_question',
      args: {
        ...this.#birth,
        ...asked,
        number,
        ...sent({ question, event: question === undefined ? event : undefined }),
      },
    });
  }

  #election(): void {
    const { event, scan_start, scan_days, person2 } = this.request;
    if (event === undefined) {
      this.#missing.push({ key: 'election', lack: 'event' });
      return this.#birthTime();
    }
    const second = person2 && { person2: nameless(person2) };
    const scan = sent({ scan_start, scan_days });
    this.#call('election', 'find_election_window', { ...this.#birth, event, ...scan, ...second });
    this.#birthTime();
  }

  #rectification(): void {
    const { known_events: events, range_minutes, gender } = this.request;
    if (!this.#timed) {
      const known = sent({ known_events: events, gender });
      this.#calls.push({ key: 'birthTimeFound', tool: 'find_birth_time', args: { ...this.#birth, ...known } });
      return;
    }
    if (events === undefined) this.#missing.push({ key: 'rectification', lack: 'known_events' });
    else
      this.#call('rectification', 'rectify_birth_time', {
        ...this.#birth,
        known_events: events,
        ...sent({ range_minutes, gender }),
      });
    this.#birthTime();
    this.#call('audit', 'run_pre_verdict_audit', { ...this.#birth, ...sent({ event: this.request.event }) });
  }
}

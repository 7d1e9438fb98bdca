import { withoutCode } from '@cuspal/figures';
import { capitalised, dayInWords, language, monthInWords } from '@cuspal/speech';
import type { Block, Section } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { period, spelled } from './cells.ts';
import { pictureOf } from './chart.ts';
import { named } from './names.ts';
import { windowTable } from './promises.ts';
import { resultOf, valueOf, type ReportInput } from './results.ts';
import { composite, election, marriageReading, matchReading, yearReading } from './shapes.ts';
import { reasonsOf } from './to-tell.ts';

/** The reading of the matter that the report is about. */
export function readingSection(input: ReportInput): Section | undefined {
  return marriage(input) ?? career(input) ?? year(input) ?? match(input) ?? elected(input);
}

function marriage(input: ReportInput): Section | undefined {
  const reading = resultOf(input, 'marriage', marriageReading);
  if (reading === undefined) return undefined;
  const { spouseCharacteristics: spouse } = reading;
  const words = spouse ? [spouse.physical, spouse.personality, spouse.background] : [];
  return {
    title: say.partMarriage(),
    blocks: [
      ...reasonsOf(reading),
      ...words.flatMap((text): Block[] => (text ? [{ kind: 'paragraph', text }] : [])),
      ...windowTable(reading.timingWindows),
    ],
  };
}

function career(input: ReportInput): Section | undefined {
  const reading = resultOf(input, 'career', composite);
  if (reading === undefined) return undefined;
  return {
    title: say.partCareer(),
    blocks: [...reasonsOf(reading), ...windowTable(reading.timingWindows)],
  };
}

function year(input: ReportInput): Section | undefined {
  const reading = resultOf(input, 'year', yearReading);
  if (reading === undefined) return undefined;
  const { months, openings } = reading;
  const style = input.request.chart_style ?? 'south';
  const chart = valueOf(input, 'yearChart');
  const picture =
    chart === undefined ? undefined : pictureOf('get_varshaphala_chart', chart, 0.7, { style, id: 'year' });
  return {
    title: say.coming(),
    blocks: [
      ...reasonsOf(reading),
      {
        kind: 'table',
        caption: say.months(),
        head: [say.month(), say.tone(), say.themes()],
        shares: [1, 1, 3],
        rows: months.map(({ month, tone, themes }) => [
          monthInWords(`${month}-01`),
          spelled(tone),
          themes.length === 0 ? say.none() : themes.map(({ event }) => named(event)).join(', '),
        ]),
      },
      ...openingTable(openings),
      ...(picture === undefined ? [] : [picture]),
    ],
  };
}

function openingTable(
  openings: readonly { readonly event: string; readonly class: string; readonly start: string; readonly end: string }[],
): readonly Block[] {
  if (openings.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: say.openings(),
      head: [say.matter(), say.from(), say.to(), say.windowClass()],
      rows: openings.map(({ event, start, end, class: word }) => [
        named(event),
        dayInWords(start),
        dayInWords(end),
        spelled(word),
      ]),
    },
  ];
}

function match(input: ReportInput): Section | undefined {
  const reading = resultOf(input, 'match', matchReading);
  if (reading === undefined) return undefined;
  const { kpCuspal: kp, ashtakoota } = reading;
  const times = kp.marriageWindows ?? [];
  return {
    title: say.partMatch(),
    blocks: [
      ...reasonsOf(reading),
      { kind: 'paragraph', text: say.kpMatchTotal({ total: kp.total, most: kp.maximum }) },
      {
        kind: 'table',
        caption: say.kpMatch(),
        head: [say.factor(), say.verdict(), say.points()],
        rows: kp.factors.map(({ code, state, points }) => [spelled(code), spelled(state), String(points)]),
      },
      {
        kind: 'table',
        caption: say.kootas(),
        head: [say.factor(), say.points()],
        rows: [
          ...ashtakoota.kootas.map(({ name, score, max }) => [named(name), `${score} / ${max}`]),
          ['', `${ashtakoota.total} / ${ashtakoota.maximum}`],
        ],
      },
      ...(times.length === 0
        ? []
        : [{ kind: 'points', title: say.marriageTimes(), items: times.map(period) } as const]),
    ],
  };
}

function elected(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'election', election);
  if (result === undefined) return undefined;
  const [first] = result.windows;
  return {
    title: say.electionTitle(),
    blocks: [
      {
        kind: 'table',
        caption: say.electionTitle(),
        head: [say.moment(), say.lasts(), say.verdict(), say.layers()],
        rows: result.windows.map(({ momentLocal: at, startLocal, endLocal, verdict, layersSatisfied }) => [
          `${dayInWords(at)}, ${at.slice(11, 16)}`,
          `${startLocal.slice(11, 19)} – ${endLocal.slice(11, 19)}`,
          spelled(verdict),
          String(layersSatisfied),
        ]),
      },
      ...(first === undefined
        ? []
        : [{ kind: 'points', title: say.whyMoment(), items: first.matchedConditions.map(conditionSaid) } as const]),
    ],
  };
}

/**
 * A condition of an election begins with its code: `MOON_STAR: The Moon is …`. The words of a code are English, and the
 * sentence says the same.
 */
const conditionSaid = (condition: string): string =>
  language() === undefined
    ? condition.replace(/^(?:info:)?([A-Z][A-Z_]+): /, (_, code: string) => `${capitalised(spelled(code))}: `)
    : withoutCode(condition);

import { dayInWords } from '@cuspal/speech';
import type { Block, Section, Table } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { pictureOf } from './chart.ts';
import { named } from './names.ts';
import { resultOf, valueOf, type ReportInput } from './results.ts';
import { dashaPeriods, fullChart, subPeriods, type DashaPeriod } from './shapes.ts';

/** Years of antardashas that are printed: those of a lifetime. */
const YEARS = 100;

/** The periods of the Vimshottari dasha, to the level asked for. */
export function dashaSection(input: ReportInput): Section | undefined {
  const chart = resultOf(input, 'chart', fullChart);
  if (chart === undefined) return undefined;
  const { balanceAtBirth: balance, current, mahadashas } = chart.dasha;
  const { lord, years, months, days } = balance;
  const running = current && {
    md: current.mahadasha.planet,
    ad: current.antardasha.planet,
    pd: current.pratyantardasha.planet,
  };
  return {
    title: say.dashaTitle(),
    blocks: [
      { kind: 'paragraph', text: say.dashaBalance({ lord, years, months, days }) },
      ...(running ? [{ kind: 'paragraph', text: say.dashaRunning(running) } as const] : []),
      ...timeline(input),
      periodTable(say.mahadashas(), mahadashas),
      ...antardashas(input),
      ...pratyantardashas(input),
    ],
  };
}

function timeline(input: ReportInput): readonly Block[] {
  const result = valueOf(input, 'dashas');
  const picture =
    result === undefined ? undefined : pictureOf('get_dasha_periods', result, 1, { level: 'mahadasha', id: 'dashas' });
  return picture === undefined ? [] : [picture];
}

const periodTable = (caption: string, periods: readonly DashaPeriod[]): Table => ({
  kind: 'table',
  caption,
  head: [say.lord(), say.from(), say.to()],
  rows: periods.map(({ planet, startDate, endDate }) => [named(planet), dayInWords(startDate), dayInWords(endDate)]),
});

/** A small table for each lord, with the periods in it. */
const grid = (
  groups: readonly { readonly lord: string; readonly parts: readonly DashaPeriod[] }[],
): readonly Block[] => {
  const tables = groups
    .filter(({ parts }) => parts.length > 0)
    .map(({ lord, parts }): Table => ({
      kind: 'table',
      caption: named(lord),
      head: [say.lord(), say.from(), say.to()],
      shares: [1, 1.25, 1.25],
      rows: parts.map(({ planet, startDate, endDate }) => [
        named(planet),
        startDate.slice(0, 10),
        endDate.slice(0, 10),
      ]),
    }));
  return tables.length === 0 ? [] : [{ kind: 'grid', columns: 3, tables }];
};

function antardashas(input: ReportInput): readonly Block[] {
  const result = resultOf(input, 'dashas', dashaPeriods);
  if (result === undefined) return [];
  const birth = result.mahadashas[0]?.startDate ?? '';
  const last = `${Number(birth.slice(0, 4)) + YEARS}${birth.slice(4)}`;
  const groups = result.mahadashas.map(({ planet: lord, antardashas: parts = [] }) => ({
    lord,
    parts: parts.filter(({ beforeBirth, startDate }) => beforeBirth !== true && startDate < last),
  }));
  return [{ kind: 'paragraph', role: 'note', text: say.antardashas() }, ...grid(groups)];
}

function pratyantardashas(input: ReportInput): readonly Block[] {
  const result = resultOf(input, 'subdashas', subPeriods);
  const lord = resultOf(input, 'chart', fullChart)?.dasha.current?.mahadasha.planet;
  if (result === undefined || lord === undefined) return [];
  const groups = result.antardashas.map(({ planet, pratyantardashas: parts = [] }) => ({ lord: planet, parts }));
  return [{ kind: 'paragraph', role: 'note', text: say.pratyantardashasOf({ lord }) }, ...grid(groups)];
}

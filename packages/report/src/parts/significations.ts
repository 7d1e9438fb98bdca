import { ordinal } from '@cuspal/speech';
import type { Section } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { names, numbers } from './cells.ts';
import { inNames, named } from './names.ts';
import { resultOf, type ReportInput } from './results.ts';
import { fullChart, PLANETS, type FullChart, type Levels } from './shapes.ts';

/** The fourfold tables and the Nadi table of the chart. */
export function significationsSection(input: ReportInput): Section | undefined {
  const chart = resultOf(input, 'chart', fullChart);
  const { significators, significations } = chart ?? {};
  if (chart === undefined || significators === undefined || significations === undefined) return undefined;
  return {
    title: say.significators(),
    blocks: [
      { kind: 'paragraph', text: say.significatorsLead(), role: 'note' },
      {
        kind: 'table',
        caption: say.significators(),
        head: [say.house(), 'A', 'B', 'C', 'D'],
        shares: [0.6, 2, 2, 2, 2],
        rows: Object.entries(significators).map(([house, { A, B, C, D }]) => [
          ordinal(Number(house)),
          ...[A, B, C, D].map(names),
        ]),
      },
      { kind: 'paragraph', text: say.significationsLead(), role: 'note' },
      {
        kind: 'table',
        caption: say.significations(),
        head: [say.planet(), ...[1, 2, 3, 4].map((number) => say.level({ number }))],
        rows: rowsOf(significations, (planet, { L1, L2, L3, L4 }) => [named(planet), ...[L1, L2, L3, L4].map(numbers)]),
      },
      { kind: 'paragraph', text: say.nadiLead(), role: 'note' },
      {
        kind: 'table',
        caption: say.nadi(),
        head: [say.planet(), say.ownHouses(), say.starLord(), say.subLord()],
        rows: rowsOf(significations, (planet, levels) => {
          const at = chart.planets[planet];
          const ofLord = (lord: (typeof PLANETS)[number] | undefined): string => {
            const theirs = lord && significations[lord];
            return lord && theirs
              ? inNames(() => say.nadiCell({ planet: lord, houses: ownHouses(theirs) }))
              : say.none();
          };
          return [named(planet), ownHouses(levels), ofLord(at?.starLord), ofLord(at?.subLord)];
        }),
      },
    ],
  };
}

/** Houses by place and by ownership. */
const ownHouses = ({ L2, L4 }: Levels): string => numbers([...new Set([...L2, ...L4])].toSorted((a, b) => a - b));

const rowsOf = (
  significations: NonNullable<FullChart['significations']>,
  row: (planet: (typeof PLANETS)[number], levels: Levels) => readonly string[],
): readonly (readonly string[])[] =>
  PLANETS.flatMap((planet) => {
    const levels = significations[planet];
    return levels === undefined ? [] : [row(planet, levels)];
  });

import { leavesOf } from 'cuspal-conformance';
import type { ReferenceSet } from 'cuspal-conformance';
import { outside } from './outside.ts';

/**
 * Holds the set to values that neither computation made. Returns what contradicts them, empty when nothing does, and
 * counts what was held.
 */
export function heldToOutside(files: ReferenceSet['files']): {
  readonly held: number;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  let held = 0;
  const at = (id: string, path: string): unknown => {
    const found = Object.values(files)
      .flat()
      .find((each) => each.id === id);
    return found && leavesOf(found.values).get(path);
  };
  const same = (id: string, path: string, expected: unknown): void => {
    held += 1;
    if (String(at(id, path)) !== String(expected))
      faults.push(`${id} ${path}: ${String(at(id, path))}, not ${String(expected)}`);
  };
  const near = (id: string, path: string, expected: number, within: number): void => {
    held += 1;
    const off = Math.abs(Number(at(id, path)) - expected);
    if (!(off <= within)) faults.push(`${id} ${path}: ${String(at(id, path))}, not within ${within} of ${expected}`);
  };

  for (const row of outside.numbers()) {
    const id = `number-${String(row.n).padStart(3, '0')}`;
    same(id, 'fromArcsec', row.from_arcsec);
    same(id, 'toArcsec', row.to_arcsec);
    same(id, 'signLord', row.sign_lord);
    same(id, 'starLord', row.star_lord);
    same(id, 'subLord', row.sub_lord);
  }
  for (const { arcsec, starLord, subLord } of outside.printedLords()) {
    const id = `degree-${String(arcsec).padStart(7, '0')}`;
    if (starLord) same(id, 'starLord', starLord);
    if (subLord) same(id, 'subLord', subLord);
  }
  const program = outside.rising();
  program.items.forEach(({ local }, index) => {
    // The program prints the first whole second after the border.
    const printed = Date.parse(`${program.date}T${local}Z`) - program.utc_offset_minutes * 60_000;
    const ours = Date.parse(String(at('rising-pallavaram-2022', `rises.${index + 1}.at`)));
    held += 1;
    if (!(ours > printed - 1000 && ours <= printed))
      faults.push(`rising-pallavaram-2022 ${local}: off by ${ours - printed} ms`);
  });
  for (const [id, chart] of ['colombo-1992', 'sydney-1975', 'oslo-2001'].map(
    (id, i) => [`birth-${id}`, outside.charts()[i]] as const,
  )) {
    if (chart === undefined) throw new Error('The golden charts are fewer than three.');
    chart.cusps.forEach((cusp, index) => near(id, `cusps.${index + 1}.longitude`, cusp, 0.0003));
    chart.csl.forEach((lord, index) => same(id, `cusps.${index + 1}.subLord`, lord));
    for (const [planet, { longitude, house, starLord, subLord, levels }] of Object.entries(chart.planets)) {
      near(id, `planets.${planet}.longitude`, longitude, 0.0003);
      same(id, `planets.${planet}.house`, house);
      same(id, `planets.${planet}.starLord`, starLord);
      same(id, `planets.${planet}.subLord`, subLord);
      for (const [level, houses] of Object.entries(levels)) same(id, `levels.${planet}.${level}`, houses);
    }
  }
  return { held, faults };
}

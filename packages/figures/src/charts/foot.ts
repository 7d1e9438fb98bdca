import type { Layout } from '../svg/layout.ts';
import { legend } from './legend.ts';
import { drawnTable } from './position-table.ts';
import type { SignChart } from './sign-chart.ts';

/** What stands below a chart of squares, with the gap before it. */
interface Foot {
  readonly height: number;
  readonly draw: (bottom: number) => readonly string[];
}

const GAP = 14;

/** The degrees that narrow squares have no room for, else what the glyphs mean; nothing where the chart stands among others. */
export function footOf({ table }: SignChart, layout: Layout, narrow: boolean): Foot {
  if (table === undefined) return { height: GAP, draw: () => [] };
  const { margin, room } = layout;
  if (narrow) {
    const { height, draw } = drawnTable(table, layout);
    return { height: GAP + height, draw: (bottom) => draw(bottom + GAP) };
  }
  const words = (y: number) => legend({ x: margin, y }, room);
  return { height: GAP + words(0).height, draw: (bottom) => words(bottom + GAP).elements };
}

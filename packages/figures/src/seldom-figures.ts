import { sarvatobhadra } from './tables/chakra.ts';
import { tableOf } from './tables/cells.ts';
import { CLASSICAL_TABLES } from './tables/classical-tables.ts';
import { aspectStrengths } from './tables/heat-map.ts';
import { MATTER_TABLES } from './tables/matter-tables.ts';
import { table } from './tables/table.ts';
import { VERDICT_TABLES } from './tables/verdict-tables.ts';
import { mapped, type ToolFigures } from './tool-figure.ts';

/**
 * Figures that the page of assistants does not have, which may weigh so much and no more: tables of tools that are seldom
 * called. The page says their results in words.
 */
export const SELDOM_FIGURES: ToolFigures = {
  ...mapped({ ...VERDICT_TABLES, ...MATTER_TABLES, ...CLASSICAL_TABLES }, (spec) => ({
    label: 'Table',
    styles: [],
    draw: table(tableOf(spec)),
  })),
  get_sputa_drishti: { label: 'Aspects by their strength', styles: [], draw: aspectStrengths },
  get_sarvatobhadra_chakra: { label: 'Board of stars, signs and letters', styles: [], draw: sarvatobhadra },
};

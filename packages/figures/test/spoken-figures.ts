import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FigureStyle } from '../src/options.ts';

/** Figures in which names are read, of each kind, with a style where there are several. */
export const SPOKEN_FIGURES: readonly { readonly tool: string; readonly style?: FigureStyle }[] = [
  { tool: 'get_full_chart', style: 'round' },
  { tool: 'get_full_chart', style: 'south' },
  { tool: 'get_full_chart', style: 'north' },
  { tool: 'get_full_chart', style: 'east' },
  { tool: 'get_d9_chart', style: 'south' },
  { tool: 'get_dasha_periods' },
  { tool: 'get_panchang' },
  { tool: 'get_ruling_planets' },
  { tool: 'get_significators', style: 'fourfold' },
  { tool: 'get_significators', style: 'nadi' },
  { tool: 'get_csl_advanced' },
  { tool: 'get_shadbala' },
  { tool: 'get_ashtakavarga' },
  { tool: 'get_transit_analysis' },
  { tool: 'find_event_timing_v2' },
  { tool: 'get_hora_today' },
];

const catalogue = (name: string, tag: string): URL =>
  new URL(`../../speech/src/translations/${name}.messages.${tag}.json`, import.meta.url);
const texts = z.record(z.string(), z.string());
const read = (file: URL): Readonly<Record<string, string>> => texts.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A result as a call in that language has it: with the names that it may print. */
export const inLanguage = (result: unknown, tag: string): object => ({
  ...(typeof result === 'object' ? result : {}),
  names: read(catalogue('names', tag)),
});

/** What figures say in that language; English where nobody has written it yet. */
export function labelsOf(tag: string): Readonly<Record<string, string>> {
  const file = catalogue('figure-labels', tag);
  return existsSync(file) ? read(file) : {};
}

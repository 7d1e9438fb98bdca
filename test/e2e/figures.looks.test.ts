import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { drawFigure, drawVargaGrid } from '@cuspal/figures';
import { picture } from './support/chromium.ts';
import { inChromium } from './support/developer-page.ts';
import { LOOKED_AT } from './support/figure-faults.ts';
import { sharedChromium } from './support/shared.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'packages', 'catalog', 'examples');
const TIMEOUT_MS = 60_000;

function exampleOf(tool: string): unknown {
  const example: { readonly answer?: unknown } = JSON.parse(readFileSync(join(EXAMPLES, `${tool}.json`), 'utf8'));
  return example.answer;
}

const drawn = (tool: string, options: Parameters<typeof drawFigure>[2] = {}): string =>
  drawFigure(tool, exampleOf(tool), options)?.svg ?? '';

const FIGURES: Readonly<Record<string, () => string>> = {
  'birth-chart-round': () => drawn('get_full_chart', { style: 'round' }),
  'birth-chart-south': () => drawn('get_full_chart', { style: 'south' }),
  'birth-chart-north': () => drawn('get_full_chart', { style: 'north' }),
  navamsa: () => drawn('get_d9_chart'),
  'varga-grid': () =>
    drawVargaGrid(['get_d9_chart', 'get_d10_chart', 'get_d12_chart', 'get_d60_chart'].map(exampleOf)).svg,
  periods: () => drawn('get_dasha_periods', { at: '2026-01-01T12:00:00Z' }),
  election: () => drawn('find_joint_election_window'),
  windows: () => drawn('find_event_timing_v2'),
  ashtakavarga: () => drawn('get_ashtakavarga'),
  shadbala: () => drawn('get_shadbala'),
  promise: () => drawn('analyze_natal_promise'),
  kootas: () => drawn('get_ashta_koota_milan'),
  match: () => drawn('get_compatibility_advanced'),
  sky: () => drawn('get_ephemeris'),
  day: () => drawn('get_panchang'),
  'ruling-planets': () => drawn('get_ruling_planets'),
  significators: () => drawn('get_significators'),
  nadi: () => drawn('get_significators', { style: 'nadi' }),
  chakra: () => drawn('get_sarvatobhadra_chakra'),
  aspects: () => drawn('get_sputa_drishti'),
  transits: () => drawn('get_transit_timing_hierarchy'),
};

inChromium('figures in Chromium, as they look', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedChromium();
  }, TIMEOUT_MS);
  afterAll(() => browser.close());

  it.each([
    ['light', 1024],
    ['light', 390],
    ['dark', 1024],
    ['dark', 390],
  ] as const)(
    'no text of them is cut or overlaps, %s, %i pixels wide',
    async (colorScheme, width) => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
      const all = Object.values(FIGURES).map((draw) => `<p style="margin:0">${draw()}</p>`);
      await page.setContent(`<!doctype html><html lang="en"><body style="margin:0">${all.join('')}</body></html>`);
      const papers = [colorScheme === 'light' ? 'rgb(255, 253, 248)' : 'rgb(23, 24, 27)'];
      expect(await page.evaluate(LOOKED_AT)).toEqual({ faults: [], figures: all.length, papers, wider: false });
      await picture(page, `figures-${colorScheme}-${width}`);
      await page.close();
    },
    TIMEOUT_MS,
  );

  it(
    'takes the colours of the page that holds it, and is light on paper',
    async () => {
      const page = await browser.newPage({ colorScheme: 'dark' });
      const svg = drawn('get_full_chart');
      await page.setContent(`<body style="--cuspal-paper:#123456">${svg}</body>`);
      const paper = `getComputedStyle(document.querySelector('.cf-paper')).fill`;
      expect(await page.evaluate(paper)).toBe('rgb(18, 52, 86)');
      await page.setContent(`<body>${svg}</body>`);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(paper)).toBe('rgb(255, 253, 248)');
      await page.close();
    },
    TIMEOUT_MS,
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { drawFigure, drawVargaGrid } from '@cuspal/figures';
import { picture } from './support/chromium.ts';
import { inChromium } from './support/developer-page.ts';
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
};

/**
 * Run in the page: texts that overlap or are cut, by the boxes of the browser's own font, and what a reader is told.
 */
const LOOKED_AT = `(() => {
  const faults = [];
  for (const svg of document.querySelectorAll('svg')) {
    const figure = svg.dataset.figure + ': ';
    const whole = svg.getBoundingClientRect();
    // A line of text is as high as its letters, not as its line.
    const boxes = [...svg.querySelectorAll('text')].map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return { text: text.textContent, left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
    });
    for (const { text, left, right, top, bottom } of boxes)
      if (left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom) faults.push(figure + 'cut: ' + text);
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => {
      if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        faults.push(figure + one.text + ' overlaps ' + other.text);
    }));
    for (const id of svg.getAttribute('aria-labelledby').split(' ')) {
      const named = document.querySelectorAll('#' + id);
      if (named.length !== 1 || named[0].textContent.length < 4) faults.push(figure + 'nothing is said by ' + id);
    }
  }
  return {
    faults,
    figures: document.querySelectorAll('svg').length,
    papers: [...new Set([...document.querySelectorAll('svg>.cf-paper')].map((paper) => getComputedStyle(paper).fill))],
    wider: document.documentElement.scrollWidth > innerWidth,
  };
})()`;

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

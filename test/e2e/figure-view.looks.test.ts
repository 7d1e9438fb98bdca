import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from './support/chromium.ts';
import { inChromium } from './support/developer-page.ts';
import { axeFaults, figureHost } from './support/figure-host.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'packages', 'catalog', 'examples');
const TIMEOUT_MS = 120_000;
/** High enough to show the whole page, so that a picture has all of it. */
const TALL = 2400;

/** One tool for each kind of figure, and how many of its parts can be chosen: counted by hand in the example. */
const PARTS: Readonly<Record<string, number>> = {
  // Nine planets, twelve cusps.
  get_full_chart: 21,
  // Nine planets and the Ascendant.
  get_d9_chart: 10,
  // Nine mahadashas, of which the first has one antardasha left.
  get_dasha_periods: 9 + 8 * 9 + 1,
  // Ten windows, each in the strip and in the list, and two stretches of the running period.
  find_joint_election_window: 2 * 3 + 2,
  // Seven planets, the Ascendant and the sum, by twelve signs.
  get_ashtakavarga: 9 * 12,
  get_shadbala: 7,
  analyze_natal_promise: 1,
  get_ashta_koota_milan: 8,
  // Nine planets; none changes its sign or its motion in those days but the Moon.
  get_ephemeris: 9,
};

function exampleOf(tool: string): { readonly args: object; readonly result: object } {
  const { arguments: args, answer } = JSON.parse(readFileSync(join(EXAMPLES, `${tool}.json`), 'utf8'));
  return { args, result: { content: [{ type: 'text', text: JSON.stringify(answer) }] } };
}

/** Run in the page: finds parts whose words lie under another part, and parts that say nothing of themselves. */
const POINTED_AT = `(() => {
  const faults = [];
  for (const mark of document.querySelectorAll('.mark')) {
    const words = mark.querySelector('.ground') ?? mark;
    words.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = words.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.mark');
    const named = mark.getAttribute('aria-label') ?? mark.getAttribute('aria-description') ?? '';
    if (hit !== mark && width > 4) faults.push('not pointed at: ' + named);
    if (named.length < 3 || /undefined|NaN|\\[object/.test(named)) faults.push('nothing is said: ' + named);
  }
  return faults;
})()`;

inChromium('the page of the figures, as it looks', () => {
  let host: Awaited<ReturnType<typeof figureHost>>;
  beforeAll(async () => {
    host = await figureHost();
  }, TIMEOUT_MS);
  afterAll(() => host.stop(), TIMEOUT_MS);

  it.each(Object.entries(PARTS))(
    '%s: all of its %i parts can be chosen, axe finds no fault and nothing is cut, in two widths and themes',
    async (tool, parts) => {
      const { page, frame } = await host.show({ tool, ...exampleOf(tool), width: 1024 });
      await page.setViewportSize({ width: 1024, height: TALL });
      expect(await frame.locator('.mark').count()).toBe(parts);
      expect(await frame.evaluate(POINTED_AT)).toEqual([]);
      await frame.locator('.mark').first().focus();
      await page.keyboard.press('Enter');
      await frame.locator('#reasons h2').waitFor();
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: TALL });
        for (const theme of ['light', 'dark']) {
          await page.evaluate(`window.host.change({ theme: '${theme}' })`);
          await frame.locator(`:root[data-theme="${theme}"]`).waitFor({ state: 'attached' });
          expect(await frame.evaluate(`document.documentElement.scrollWidth > innerWidth`)).toBe(false);
          if ((width === 1024) === (theme === 'light')) expect(await axeFaults(frame)).toEqual([]);
          await picture(page, `view-${tool}-${theme}-${width}`);
        }
      }
      await page.close();
    },
    TIMEOUT_MS,
  );

  it('leaves the browser without complaint', () => {
    expect(host.complaints).toEqual([]);
  });
});

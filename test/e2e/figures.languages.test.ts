import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { exampleOf } from '@cuspal/catalog';
import { drawFigure } from '@cuspal/figures';
import { NAMED } from '@cuspal/speech';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage, SPOKEN_FIGURES } from '../../packages/figures/test/spoken-figures.ts';
import { inTurn } from '../support/whole.ts';
import { picture } from './support/chromium.ts';
import { inChromium } from './support/developer-page.ts';
import { LOOKED_AT } from './support/figure-faults.ts';
import { sharedChromium } from './support/shared.ts';

const TIMEOUT_MS = 120_000;
/** In CI every second language is looked at on the one, the others on the other. */
const WIDTHS = [390, 768];
const require = createRequire(import.meta.url);

/** Fonts of the scripts, as readers of these languages have them: package and name. */
const FONTS = [
  ['noto-sans', 'NotoSans'],
  ['hind-guntur', 'HindGuntur'],
  ['hind-siliguri', 'HindSiliguri'],
  ...['Tamil', 'Gujarati', 'Kannada', 'Malayalam', 'Gurmukhi', 'Oriya', 'Sinhala'].map((script) => [
    `noto-sans-${script.toLowerCase()}`,
    `NotoSans${script}`,
  ]),
] as const;

const FACES = [
  ['400Regular', 400],
  ['600SemiBold', 600],
] as const;

const faces = FONTS.flatMap(([folder, name]) =>
  FACES.map(([file, weight]) => {
    const data = readFileSync(require.resolve(`@expo-google-fonts/${folder}/${file}/${name}_${file}.ttf`));
    const source = `url(data:font/ttf;base64,${data.toString('base64')})`;
    return `@font-face{font-family:${name};font-weight:${weight};src:${source}}`;
  }),
).join('');
const FAMILIES = [...FONTS.map(([, name]) => name), '"DejaVu Sans"'].join();

/** Run in the page: nothing is looked at before all fonts are there. */
const READ_FONTS = `Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)`;

/** Run in the page: the letters outside Latin for which no font has a picture, as they look like one that none has. */
const WITHOUT_GLYPH = `(async (families) => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = (letter) => {
    canvas.width = canvas.height = 60;
    context.font = '30px ' + families;
    context.fillText(letter, 10, 40);
    return context.getImageData(0, 0, 60, 60).data.join();
  };
  const nothing = drawn('\\u{10fffe}');
  const letters = new Set([...document.querySelectorAll('svg text')].flatMap(({ textContent }) => [...textContent]));
  return [...letters].filter((letter) => letter > '\\u08ff' && letter < '\\u0e00' && drawn(letter) === nothing);
})`;

inChromium('figures with names of other languages in Chromium', () => {
  let browser: Browser;
  /** One page for all figures, because a page reads its fonts anew and they are large. */
  let page: Page;
  beforeAll(async () => {
    browser = await sharedChromium();
    page = await browser.newPage();
    const style = `${faces}.cuspal text{font-family:${FAMILIES}!important}`;
    await page.setContent(
      `<!doctype html><html><head><style>${style}</style></head><body style="margin:0"></body></html>`,
    );
    await page.evaluate(READ_FONTS);
  }, TIMEOUT_MS);
  afterAll(() => browser?.close());

  it.each(NAMED.map((tag, at) => [tag, at] as const))(
    'have every letter, and none of them is cut or overlaps: %s',
    async (tag, at) => {
      for (const width of inTurn(at, WIDTHS)) {
        await page.setViewportSize({ width, height: 900 });
        const drawn = SPOKEN_FIGURES.map(({ tool, style }) => {
          const options = { width, ...(style !== undefined && { style }) };
          return `<div>${drawFigure(tool, inLanguage(exampleOf(tool).answer, tag), options)?.svg ?? ''}</div>`;
        });
        await page.evaluate(`document.documentElement.lang = '${tag}'`);
        await page.evaluate(`document.body.innerHTML = ${JSON.stringify(drawn.join(''))}`);
        expect(await page.evaluate(`${WITHOUT_GLYPH}(${JSON.stringify(FAMILIES)})`)).toEqual([]);
        expect(await page.evaluate(LOOKED_AT)).toMatchObject({ faults: [], figures: drawn.length, wider: false });
        await picture(page, `figures-${tag}-${width}`);
      }
    },
    TIMEOUT_MS,
  );
});

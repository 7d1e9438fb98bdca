import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from '@cuspal/catalog';
import { drawFigure } from '@cuspal/figures';
import { launchChromium } from '../e2e/support/chromium-server.ts';
import { chromium } from 'playwright-core';

// Writes the pictures that directories ask for (docs/directories): npm run screenshots
const FOLDER = join(import.meta.dirname, '../../.data/screenshots');
/** Directories want at least 1,000 pixels, and the answer alone. */
const WIDTH = 1_200;

/** What each picture shows: the figure of a real answer, that of the example of the tool. */
const PICTURES: Readonly<Record<string, string>> = {
  '1-promise': 'analyze_natal_promise',
  '2-chart': 'get_full_chart',
  '3-periods': 'get_dasha_periods',
  '4-match': 'get_ashta_koota_milan',
  '5-strength': 'get_shadbala',
};

const pageOf = (svg: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cuspal</title>
<style>body{margin:0;background:#fff}main{width:${WIDTH}px;padding:32px;box-sizing:border-box}svg{display:block;width:100%;height:auto}</style>
</head><body><main>${svg}</main></body></html>`;

mkdirSync(FOLDER, { recursive: true });
const server = await launchChromium();
try {
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  for (const [name, tool] of Object.entries(PICTURES)) {
    const figure = drawFigure(tool, exampleOf(tool).answer);
    if (figure === undefined) throw new Error(`${tool} has no figure`);
    await page.setContent(pageOf(figure.svg));
    const path = join(FOLDER, `${name}.png`);
    await page.locator('main').screenshot({ path });
    process.stdout.write(`${path}\n`);
  }
} finally {
  await server.close();
}

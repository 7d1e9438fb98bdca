import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from '@cuspal/catalog';
import { drawFigure } from '@cuspal/figures';
import { SHARE_PICTURE } from '../../gateway/src/web/about.ts';
import { launchChromium } from '../e2e/support/chromium-server.ts';
import { chromium } from 'playwright-core';

// Writes the pictures that directories ask for (docs/directories), and the one that stands beside links to the pages of
// the server: npm run screenshots
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

/** The picture beside links, in the shape that readers of Open Graph show whole. */
const SHARED = join(import.meta.dirname, '../../docs/images/share.png');

interface Promised {
  readonly answer: string;
  readonly events: readonly { readonly reasoning: readonly string[] }[];
}

function sharedPage(): string {
  const { answer, events } = exampleOf('analyze_natal_promise').answer as Promised;
  const [said = ''] = answer.split(/(?<=\.) /);
  const reasons = (events[0]?.reasoning ?? []).slice(0, 3).map((reason) => `<li>${reason}</li>`);
  const chart = drawFigure('get_full_chart', exampleOf('get_full_chart').answer, { style: 'round', width: 600 });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cuspal</title>
<style>body{margin:0;background:#fffdf8;color:#1d1b26;font-family:system-ui,'DejaVu Sans',sans-serif}
main{display:grid;grid-template-columns:1fr 600px;width:${SHARE_PICTURE.width}px;height:${SHARE_PICTURE.height}px;overflow:hidden}
div{padding:44px 20px 0 56px}h1{font-size:48px;margin:0}h1+p{font-size:27px;margin:6px 0 34px;color:#57536a}
strong{font-size:28px;line-height:1.35;color:#43379b}li{font-size:20px;line-height:1.4;margin:14px 0}ol{padding-left:26px}
figure{margin:38px 0 0;height:540px;overflow:hidden}svg{display:block;width:600px;height:auto;margin-top:-72px}</style>
</head><body><main><div><h1>Cuspal</h1><p>Astrology that shows its reasons</p><strong>${said}</strong><ol>${reasons.join('')}</ol></div><figure>${chart?.svg ?? ''}</figure></main></body></html>`;
}

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
  await page.setContent(sharedPage());
  await page.locator('main').screenshot({ path: SHARED });
  process.stdout.write(`${SHARED}\n`);
} finally {
  await server.close();
}

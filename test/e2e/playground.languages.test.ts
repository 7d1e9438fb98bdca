import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeScript } from '../../packages/playground/script-of.mjs';
import { englishFile } from '../../scripts/generate/messages/catalogue-file.ts';
import { BRACKETED } from '../../scripts/generate/messages/pseudo.ts';
import { outsideBrackets } from '../pseudo/outside-brackets.ts';
import { accessibilityFaults, picture } from './support/chromium.ts';
import { DESKTOP, developerPage, inChromium, TIMEOUT_MS } from './support/developer-page.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'light' };

/** What the page of each language is read by. */
const WORDS = {
  hi: { locale: 'hi-IN', fill: 'एक नमूना जन्म भरें', answer: 'उत्तर दें', field: 'प्रश्न', question: 'मेरा विवाह कब होगा?' },
  ta: {
    locale: 'ta-IN',
    fill: 'மாதிரிப் பிறப்பை நிரப்பவும்',
    answer: 'பதில் பெறவும்',
    field: 'கேள்வி',
    question: 'எனக்கு திருமணம் எப்போது நடக்கும்?',
  },
  es: {
    locale: 'es-MX',
    fill: 'Poner un nacimiento de muestra',
    answer: 'Responder',
    field: 'Pregunta',
    question: '¿Cuándo me casaré?',
  },
} as const;

inChromium('the playground in the language of its reader, in Chromium', () => {
  const { open } = developerPage(() => {});

  const asked = async (page: Page, { fill, answer }: { readonly fill: string; readonly answer: string }) => {
    await page.goto('/playground');
    await page.getByRole('button', { name: fill }).click();
    await page.getByRole('button', { name: answer }).click();
    await page.locator('.answer').waitFor();
  };

  it.each([
    ['hi', 'desktop', DESKTOP],
    ['hi', 'phone', PHONE],
    ['ta', 'desktop', DESKTOP],
    ['ta', 'phone', PHONE],
    ['es', 'phone', PHONE],
  ] as const)(
    'answers a question in %s, and reads well and fits on a %s',
    async (tag, name, options) => {
      const { locale, field, question, ...names } = WORDS[tag];
      const page = await open({ ...options, locale });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).search);
      });
      await asked(page, names);
      expect(scripts).toEqual([`?language=${tag}`]);
      expect(await page.getByRole('textbox', { name: field }).inputValue()).toBe(question);
      const { language } = JSON.parse((await page.locator('pre.json').textContent()) ?? '{}');
      expect(language).toBe(tag);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await picture(page, `playground-${tag}-${name}`);
    },
    TIMEOUT_MS,
  );

  it(
    'says nothing that is in no catalogue, but what tools say of themselves, codes and names',
    async () => {
      const page = await open({ ...DESKTOP, locale: 'hi-IN' });
      const script = await bracketedScript();
      await page.route('**/developer/playground.js?*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      const all = { fill: bracketed('Fill in a sample birth'), answer: bracketed('Answer it') };
      await asked(page, all);
      await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
      const shown = await page.evaluate<readonly string[]>(SHOWN);
      expect(shown.length).toBeGreaterThan(40);
      expect(shown.map((text) => outsideBrackets(text, BRACKETED.brackets)).filter((text) => text !== '')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const bracketed = (text: string): string => `${BRACKETED.brackets[0]}${text}${BRACKETED.brackets[1]}`;

/** The script with each English message in brackets. */
async function bracketedScript(): Promise<string> {
  const file = new URL('../../packages/playground/src/words/playground.messages.json', import.meta.url);
  const english: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  const messages = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, bracketed(text)]));
  const place = { name: 'playground', id: 'playground/words/playground', own: false, inBrowser: true };
  const module = stripTypeScriptTypes(englishFile(place, messages, [])).replace('./spoken.ts', '../spoken.js');
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-playground-'));
  try {
    await writeScript(folder, 'playground.js', { tag: 'hi', messages: module });
    return readFileSync(join(folder, 'playground.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Run in the page: what a person reads of the script's part, each text of an element by itself. Left out is what is said
 * to stay English (tools, their fields, their options), code, results, and forms of copying by their names.
 */
const SHOWN = `[...document.querySelectorAll('#playground *')]
  .filter((element) => element.closest('[lang=en], pre, svg, .answer, .blocks, option, #argument-form') === null)
  .filter((element) => !/^(argument|JSON|curl|TypeScript|MCP)/.test(element.id || element.textContent))
  .filter((element) => element.closest('.asked form .form') === null)
  .flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ])
  .filter((text) => text.trim() !== '')`;

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMON_FIGURES, FIGURES, VIEW_FIGURES } from '@cuspal/figures';
import { gzipSync } from 'node:zlib';
import { embedScript, hasView, viewPage, VIEW_META, VIEW_URI } from './index.ts';

/** What the page may have, in bytes as it is sent without compression. */
const MOST_BYTES = 150_000;
/** What the element for pages of others may have, in bytes as it is sent with gzip. */
const MOST_BYTES_OF_ELEMENT = 40_000;

describe('the page of the figures', () => {
  const page = viewPage();

  it(`has at most ${MOST_BYTES / 1000} kB`, () => {
    const bytes = Buffer.byteLength(page);
    process.stdout.write(`the page of the figures: ${bytes} bytes\n`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is one file: it names no other and nothing of the network', () => {
    const [markup = ''] = page.split('<script type="module"');
    expect(markup).toMatch(/^<!doctype html>/i);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<link|<iframe|<img|<object|\ssrc=|@import|url\(/i);
    expect(page).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|eval)\s*\(/);
    const addresses = [...page.matchAll(/https?:\/\/[^\s"'`)]+/g)].map(([address]) => address);
    expect([...new Set(addresses)]).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('holds none of what it is made of as a file of the repository', () => {
    expect(readdirSync(join(import.meta.dirname, 'page')).filter((name) => name.endsWith('.html'))).toEqual([
      'figure.html',
    ]);
    expect(page).not.toMatch(/sourceMappingURL|node_modules|\.ts"/);
  });

  it('asks its host for nothing', () => {
    expect(VIEW_URI).toMatch(/^ui:\/\/[\w/.-]+$/);
    expect(Object.values(VIEW_META.csp).flat()).toEqual([]);
    expect(VIEW_META.prefersBorder).toBe(true);
  });

  it('is the view of tools whose figure it draws, and of no other', () => {
    const tools = Object.keys(VIEW_FIGURES);
    expect(tools.length).toBeGreaterThanOrEqual(133);
    expect(Object.keys(FIGURES).filter(hasView).toSorted()).toEqual(tools.toSorted());
    expect(['get_tool_catalog', 'set_birth_profile', 'constructor', '__proto__', ''].filter(hasView)).toEqual([]);
  });
});

describe('the element for pages of others', () => {
  const script = embedScript('cuspal-chart');
  const further = embedScript('cuspal-figures');

  it.each([
    ['the element', script],
    ['the figures that it loads', further],
  ])(`%s: at most ${MOST_BYTES_OF_ELEMENT / 1000} kB with gzip`, (name, text) => {
    const bytes = gzipSync(text, { level: 9 }).length;
    process.stdout.write(`${name}: ${bytes} bytes with gzip\n`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_ELEMENT);
  });

  it('is one module that runs no text, keeps nothing in the browser, and loads the further figures alone', () => {
    // The scripts are too long to be printed.
    for (const [text, imports] of [
      [script, 1],
      [further, 0],
    ] as const) {
      const has = (pattern: RegExp): boolean => pattern.test(text);
      expect(text.match(/\bimport\b(?!\.meta\.url)/g) ?? []).toHaveLength(imports);
      expect(has(/\beval\s*\(|new Function|innerHTML|document\.write/)).toBe(false);
      expect(has(/localStorage|sessionStorage|indexedDB|document\.cookie/)).toBe(false);
      expect(has(/sourceMappingURL|node_modules|\.ts"/)).toBe(false);
    }
    expect(script).toContain('cuspal-figures.js');
    expect(script.match(/\bfetch\(/g)).toHaveLength(1);
    expect(further).not.toMatch(/\bfetch\(|HTMLElement/);
  });

  it('draws charts, periods and windows itself', () => {
    expect(Object.keys(COMMON_FIGURES)).toEqual(
      expect.arrayContaining(['get_full_chart', 'get_d9_chart', 'get_dasha_periods', 'find_election_window']),
    );
  });
});

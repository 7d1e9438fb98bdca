import type { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawFigure, subjectOf, widthWithin } from '@cuspal/figures';
import { accessibilityFaults, faultsByScreen, picture, resized, SCREENS } from './support/chromium.ts';
import { DESKTOP, developerPage, inChromium, PHONE, TIMEOUT_MS } from './support/developer-page.ts';
import type { SharedSystem } from './support/shared.ts';

const COLOMBO = {
  birth_datetime: '1992-08-14T04:32',
  latitude: 6.93548,
  longitude: 79.84868,
  time_zone: 'Asia/Colombo',
};

inChromium('the playground in Chromium', () => {
  let system: SharedSystem;
  const { open, enterCode, signIn, call, makeKey, testTheLogs } = developerPage((started) => (system = started));

  const enter = async (page: Page, email: string): Promise<void> => {
    await signIn(page, email);
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByRole('button', { name: 'Fill in a sample birth' }).waitFor();
  };
  const born = async (page: Page): Promise<void> => {
    await page.getByLabel('Date and time of birth').fill(COLOMBO.birth_datetime);
    await page.getByLabel('Find a place').first().fill('Colombo, Sri Lanka');
    await page.getByLabel('Find a place').first().press('Enter');
    // The only place that is found is taken.
    await page.getByText('Coordinates and time zone are those of Colombo, Western Province, Sri Lanka.').waitFor();
  };

  it(
    'opens the form that a link names after signing in, without a server that sees which',
    async () => {
      const page = await open(DESKTOP);
      const seen: string[] = [];
      page.on('request', (request) => seen.push(request.url()));
      await page.goto('/developer/playground#tool=get_d9_chart');
      await enterCode(page, 'from-a-link@example.com');
      await page.getByRole('button', { name: 'Run get_d9_chart' }).waitFor();
      expect(seen.filter((url) => url.includes('tool=get_d9_chart'))).toEqual([]);
      // The documents can be reached from every page of the portal.
      await page.getByRole('link', { name: 'Documents' }).click();
      expect(new URL(page.url()).pathname).toBe('/docs');
    },
    TIMEOUT_MS,
  );

  it(
    'is used with the keyboard alone: birth, tool, result, call',
    async () => {
      const page = await open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
      await enter(page, 'keys@example.com');
      const keys = page.keyboard;
      await page.getByLabel('Date and time of birth').focus();
      await page.getByLabel('Date and time of birth').fill(COLOMBO.birth_datetime);
      await tabTo(page, 'Find a place');
      await keys.type('Colombo, Sri Lanka');
      await keys.press('Enter');
      await page.getByText(/^Coordinates and time zone are those of Colombo/).waitFor();
      expect(await page.getByLabel('Time zone').first().inputValue()).toBe('Asia/Colombo');
      await tabTo(page, 'All tools');
      await keys.press('Enter');
      await tabTo(page, 'Search by words');
      await keys.type('full chart planets');
      await tabTo(page, 'Tools');
      await keys.type('Full');
      await tabTo(page, 'Run get_full_chart');
      await keys.press('Enter');
      await page.getByRole('heading', { name: 'Copy the call' }).waitFor();

      // The result is that of any client, and the figure is drawn from it.
      const key = await makeKeyElsewhere(page);
      const headers = { authorization: `Bearer ${key}` };
      const { value } = await system.callTool('get_full_chart', COLOMBO, { headers });
      const result = JSON.parse((await page.locator('pre.json').textContent()) ?? '');
      expect({ ...result, asOf: '' }).toEqual({ ...value, asOf: '' });
      const subject = subjectOf(COLOMBO) ?? '';
      const width = await page.locator('.drawing').evaluate((drawing) => drawing.clientWidth);
      const drawn = (style: 'round' | 'south') => {
        const whole = drawFigure('get_full_chart', result, { style, id: 'result-1', subject });
        const room = widthWithin(width, whole?.width ?? 0);
        const options = { style, id: 'result-1', subject, ...(room !== undefined && { width: room }) };
        return page.evaluate(SAME_FIGURE, drawFigure('get_full_chart', result, options)?.svg ?? '');
      };
      expect(await drawn('round')).toBe(true);

      await tabTo(page, 'Style');
      await keys.press('ArrowDown');
      expect([await drawn('round'), await drawn('south')]).toEqual([false, true]);
      await tabTo(page, 'Copy curl');
      await keys.press('Enter');
      await page.getByText('Copied').waitFor();
      const copied = await page.evaluate('navigator.clipboard.readText()');
      expect(copied).toContain(`curl '${system.baseUrl}/v1/tools/get_full_chart'`);
      expect(copied).toContain(`-d '${JSON.stringify(COLOMBO)}'`);
      expect(copied).not.toMatch(/page_|mcp_/);
    },
    TIMEOUT_MS,
  );
  const makeKeyElsewhere = async (page: Page): Promise<string> => makeKey(await page.context().newPage(), 'Elsewhere');

  it(
    'makes a report of what was asked, once its price was seen',
    async () => {
      const page = await open({ ...PHONE, acceptDownloads: true });
      await enter(page, 'report@example.com');
      await page.getByRole('button', { name: 'Fill in a sample birth' }).click();
      await page.getByRole('button', { name: 'Answer it' }).click();
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      const made: Record<string, string> = {};
      await page.getByText(/^It takes up to \d+ calls of the allowance\.$/).waitFor();
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Make HTML');
      await picture(page, 'playground-report');
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const form of ['HTML', 'PDF']) {
        await page.getByRole('button', { name: `Make ${form}` }).click();
        const name = `Save horoscope.${form.toLowerCase()}`;
        const link = page.getByRole('link', { name });
        await Promise.race([link.waitFor(), page.getByText('This server makes no PDF').waitFor()]);
        if ((await link.count()) === 0) continue;
        const saved = page.waitForEvent('download');
        await link.click();
        const file = await saved;
        expect(file.suggestedFilename()).toBe(`horoscope.${form.toLowerCase()}`);
        made[form] = await latin1(await file.createReadStream());
      }
      expect(made['HTML']).toContain('When will I marry?');
      if (made['PDF'] !== undefined) expect(made['PDF'].slice(0, 5)).toBe('%PDF-');
      await page.getByText(/^The report is ready\. It took \d+ calls\.$/).waitFor();
      // What was told of one kind does not stand beside another.
      await page.getByLabel('Kind of report').selectOption('year');
      expect(await page.getByRole('button', { name: 'Make HTML' }).isVisible()).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'says what is missing, at the field, and what the server refuses',
    async () => {
      const page = await open(DESKTOP);
      await enter(page, 'faults@example.com');
      await page.getByRole('button', { name: 'An election' }).click();
      await page.getByRole('button', { name: 'Run find_election_window' }).click();
      const missing = page.locator('[aria-invalid=true]');
      expect(await missing.count()).toBe(5);
      expect(await page.evaluate('document.activeElement.id')).toBe('birth-birth_datetime');
      await born(page);
      await page.getByLabel('Event', { exact: true }).fill('no such thing at all');
      await page.getByRole('button', { name: 'Run find_election_window' }).click();
      await page.getByRole('heading', { name: /: no result$/ }).waitFor();
      expect(await missing.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['argument-event']);
      expect(await page.evaluate('document.activeElement.id')).toBe('argument-event');
    },
    TIMEOUT_MS,
  );

  it(
    'keeps what was typed in the tab alone, and forgets it when told to',
    async () => {
      const page = await open(DESKTOP);
      const posted: string[] = [];
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/v1/tools/'))
          posted.push(request.url() + (request.postData() ?? ''));
      });
      await enter(page, 'kept@example.com');
      await born(page);
      await page.reload();
      expect(await page.getByLabel('Date and time of birth').inputValue()).toBe(COLOMBO.birth_datetime);
      expect(await page.getByLabel('Latitude').first().inputValue()).toBe(String(COLOMBO.latitude));
      expect(await page.evaluate('localStorage.length')).toBe(0);
      expect(await page.evaluate('document.querySelector("#playground").outerHTML.includes("page_")')).toBe(false);
      expect(posted.filter((each) => each.includes('1992') || each.includes('6.93'))).toEqual([]);
      await page.getByRole('button', { name: 'Forget what I typed' }).click();
      expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('1992');
      await page.reload();
      expect(await page.getByLabel('Date and time of birth').inputValue()).toBe('');
    },
    TIMEOUT_MS,
  );

  it(
    'is used on a phone, and reads well and fits there and on a desk, by light and by dark',
    async () => {
      const page = await open(PHONE);
      const faults: Record<string, readonly string[]> = {};
      const look = async (what: string): Promise<void> => {
        faults[what] = await faultsByScreen(page, `playground-${what}`);
      };
      await enter(page, 'looks@example.com');
      await look('1-empty');
      await born(page);
      await page.getByRole('button', { name: 'A chart' }).click();
      await page.getByRole('button', { name: 'Run get_full_chart' }).click();
      await page.getByRole('button', { name: /^Add its periods/ }).click();
      await page.getByRole('heading', { name: 'Copy the call' }).nth(1).waitFor();
      expect(
        await page.locator('.drawing svg').evaluateAll((all) => all.map((svg) => svg.getAttribute('data-figure'))),
      ).toEqual(['birth-chart', 'dasha-timeline']);
      await look('2-chart-and-periods');
      // Eight planets in one sign make long lists, which stand in a few lines and not one word below the other.
      await page.getByLabel('Date and time of birth').fill('1962-02-05T08:10');
      await page.getByRole('button', { name: 'Run get_full_chart' }).click();
      await page.locator('.drawing svg text', { hasText: '5 Feb 1962' }).waitFor();
      for (const screen of [SCREENS.desktop, SCREENS.phone]) {
        await resized(page, screen);
        const heights = await page.locator('.scroll td').evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
        expect(Math.max(...heights)).toBeLessThan(160);
      }
      await page.getByLabel('Date and time of birth').fill(COLOMBO.birth_datetime);
      await page.getByRole('button', { name: 'An election' }).click();
      await page.getByLabel('Event', { exact: true }).fill('Marriage');
      await page.locator('form summary', { hasText: '18 optional fields' }).click();
      await look('3-election-form');
      await page.getByLabel('Scan start').fill('2027-01-10T00:00');
      await page.getByLabel('Scan days').fill('20');
      await page.getByRole('button', { name: 'Run find_election_window' }).click();
      await page.locator('[data-figure=window-strip]').waitFor({ timeout: 60_000 });
      await look('4-election');
      await page.getByRole('button', { name: 'A match' }).click();
      await look('5-second-person');
      await page.locator('summary', { hasText: 'All tools' }).click();
      await page.getByLabel('Search by words').fill('birth time events');
      await page.getByLabel('Tools').selectOption('find_birth_time');
      await page.locator('form summary', { hasText: 'optional field' }).first().click();
      await page.getByRole('button', { name: 'Add one to known events' }).click();
      await page.getByRole('button', { name: 'Run find_birth_time' }).click();
      await look('6-list-and-faults');
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('leaves its calls in the log of calls as any other', async () => {
    const page = await open(DESKTOP);
    await signIn(page, 'log@example.com');
    expect((await call(await makeKey(page, 'First'))).status).toBe(200);
  });

  testTheLogs();
});

async function latin1(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('latin1');
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(FOCUSED)) === name) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** Run in the page: whether the figure that is shown is this one, node for node. */
const SAME_FIGURE = (svg: string): boolean => {
  const page = globalThis as unknown as {
    readonly document: { querySelector: (selector: string) => { isEqualNode: (other: unknown) => boolean } | null };
    readonly DOMParser: new () => {
      parseFromString: (text: string, type: string) => { readonly documentElement: unknown };
    };
  };
  const expected = new page.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return page.document.querySelector('.drawing svg')?.isEqualNode(expected) === true;
};

const FOCUSED = `(() => {
  const at = document.activeElement;
  return (at.labels?.[0] ?? at).textContent.trim();
})()`;

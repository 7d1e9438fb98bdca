import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults, faultsByScreen, resized, SCREENS } from './support/chromium.ts';
import { BIRTH } from './support/caller.ts';
import { DESKTOP, developerPage, inChromium, PHONE, TIMEOUT_MS } from './support/developer-page.ts';
import type { SharedSystem } from './support/shared.ts';

inChromium('the developer page in Chromium, as it looks', () => {
  let system: SharedSystem;
  const { open, codeFor, signIn, makeKey, testTheLogs } = developerPage((started) => (system = started));

  it(
    'is used with the keyboard alone: all in the order it stands, each stop to be seen',
    async () => {
      const page = await open(DESKTOP);
      await signIn(page, 'keyboard@example.com');
      await makeKey(page, 'First');
      await page.goto('/developer');
      const stops = await tabThrough(page);
      expect(stops.map(({ name }) => name)).toEqual([
        'Skip to the content',
        'Cuspal',
        'Sign out',
        'Overview',
        'Usage',
        'Calls',
        'Connect',
        'Playground',
        'Organisations',
        'Account',
        'Documents',
        'write to the operator',
        'By key and tool, refused calls, past months',
        '…',
        'Name of a new key',
        'Expires',
        'Make a key',
        'Name of a new test key',
        'Expires',
        'Make a test key',
        'OAuth clients',
        'Privacy',
        'Terms',
        'Sub-processors',
        'Contact',
        'English',
        'বাংলা',
        'Español',
        'हिन्दी',
        'मराठी',
        'Português',
        'தமிழ்',
        'తెలుగు',
      ]);
      // The skip link shows only when it has the focus.
      expect(stops.filter(({ outline, onScreen }) => outline < 2 || !onScreen)).toEqual([]);
      const places = stops.slice(1).map(({ top }) => top);
      // What stands on one line may differ by the height of its letters.
      expect(places.filter((top, at) => top < (places[at - 1] ?? top) - 4)).toEqual([]);

      await page.goto('/developer');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'write to the operator' });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'By key and tool, refused calls, past months' });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: '…' });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Bounds and new secret of First' });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Rename First' });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Revoke First' });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Revoke First for good' });
      await page.keyboard.press('Enter');
      expect(await page.getByRole('status').textContent()).toContain('The key is revoked');
    },
    TIMEOUT_MS,
  );

  it(
    'is used on a phone, and reads well and fits there and on a desk, by light and by dark',
    async () => {
      const page = await open(PHONE);
      const email = 'developer-looks@example.com';
      const faults: Record<string, readonly string[]> = {};
      const look = async (what: string): Promise<void> => {
        faults[what] = await faultsByScreen(page, what);
      };
      await page.goto('/developer');
      await look('1-sign-in');
      await page.getByLabel('E-mail address').fill('nobody@nowhere');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await look('2-sign-in-fault');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await look('3-code');
      await page.getByLabel('Six-digit code').fill('12345');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await look('4-code-fault');
      await page.getByLabel('Six-digit code').fill(await codeFor(email));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await look('5-overview-empty');
      const key = await makeKey(page, 'A rather long name for a key, as long as a key may be called');
      await openAll(page);
      await look('6-new-key');
      for (const tool of ['get_planets', 'get_significators', 'get_vitality_index', 'get_dasha_balance']) {
        await system.callTool(tool, BIRTH, { headers: { authorization: `Bearer ${key}` } });
      }
      await page.goto('/developer');
      await page.getByLabel('Name of a new key').fill('A rather long name for a key, as long as a key may be called');
      await page.getByRole('button', { name: 'Make a key' }).click();
      await openAll(page);
      await look('7-overview-fault');
      await page.goto('/developer/connect');
      await openAll(page);
      await look('8-connect');
      await page.goto('/developer/account');
      await openAll(page);
      await look('9-account');
      await page.getByRole('link', { name: 'Organisations', exact: true }).click();
      await page.getByLabel('Name of the organisation').fill('Blue Moon Trading');
      await page.getByRole('button', { name: 'Make an organisation' }).click();
      await page.getByLabel('Name of a new project').fill('A rather long name for a project');
      await page.getByRole('button', { name: 'Make a project' }).click();
      await page.getByLabel('Address to invite').fill('nobody@nowhere');
      await page.getByRole('button', { name: 'Invite' }).click();
      await look('c-organisation-fault');
      await page.getByRole('link', { name: 'All organisations' }).click();
      await look('d-organisations');
      await page.getByLabel('Project', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Go' }).click();
      await page.getByRole('heading', { level: 1, name: 'A rather long name for a project' }).waitFor();
      await look('e-project');
      await page.getByLabel('Project', { exact: true }).selectOption({ index: 0 });
      await page.getByRole('button', { name: 'Go' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      await system.callTool(
        'get_planets',
        { ...BIRTH, latitude: 999 },
        { headers: { authorization: `Bearer ${key}` } },
      );
      await page.getByRole('link', { name: 'Usage', exact: true }).click();
      await look('a-usage');
      await resized(page, SCREENS.desktop);
      await readChart(page);
      await resized(page, SCREENS.phone);
      await page.getByRole('link', { name: 'Calls', exact: true }).click();
      await expect.poll(() => page.locator('table.calls tbody tr').count()).toBe(5);
      await look('b-calls');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/developer/sign-in');
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('is judged by an audit that finds what is wrong', async () => {
    const page = await open(PHONE);
    await page.setContent(`<!doctype html><html lang="de"><title>x</title>
      <h1>One</h1><h3 id="twice">Three</h3><p id="twice" style="color:#999;background:#fff">pale</p>
      <input id="bare" style="border:1px solid #ddd" aria-describedby="nowhere"><button style="height:10px"></button>
      <svg></svg><table><th>Head</th></table><div tabindex="3" style="width:900px">wide</div>`);
    const found = (await accessibilityFaults(page)).map((fault) => fault.replace(/[:,] .*/, ''));
    expect(new Set(found)).toEqual(
      new Set([
        'the page names no language',
        'title',
        'there is not one main part',
        'heading after a gap',
        'id used twice',
        'aria-describedby names nothing',
        'field without a label',
        'without a name',
        'picture that is neither named nor hidden',
        'head of a table without scope',
        'an order of focus of its own',
        'contrast 2.85',
        'contrast 1.36 of an edge',
        'the page is 908 wide',
        'too small',
      ]),
    );
  });

  testTheLogs();
});

/** Run in the page. */
const OPACITY = (line: unknown): string => {
  const page = globalThis as unknown as { readonly getComputedStyle: (of: unknown) => { readonly opacity: string } };
  return page.getComputedStyle(line).opacity;
};

/** Each day of the chart says its calls, to the pointer and to the arrow keys. */
async function readChart(page: Page): Promise<void> {
  const today = new Date().getUTCDate();
  const days = page.getByRole('radiogroup', { name: 'Calls by day and tool family' }).getByRole('radio');
  const said = page
    .locator('.day')
    .nth(today - 1)
    .locator('.value');
  const opacity = (): Promise<string> => said.evaluate(OPACITY);
  expect(await said.textContent()).toMatch(/: 3 calls, /);
  expect(await opacity()).toBe('0');
  await days.nth(today - 1).hover();
  expect(await opacity()).toBe('1');
  await page.mouse.move(0, 0);
  expect(await opacity()).toBe('0');
  const before = today === 1 ? 1 : today - 2;
  await days.nth(before).focus();
  await page.keyboard.press(today === 1 ? 'ArrowLeft' : 'ArrowRight');
  expect(await days.nth(today - 1).isChecked()).toBe(true);
  expect(await opacity()).toBe('1');
}

/** Opens every folded part, once the whole page is there. */
async function openAll(page: Page): Promise<void> {
  await page.waitForLoadState();
  for (const summary of await page.locator('summary').all()) await summary.click();
}

interface Stop {
  readonly name: string;
  /** Width of the ring that shows the focus. */
  readonly outline: number;
  readonly onScreen: boolean;
  readonly top: number;
}

const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const { top, left, bottom } = at.getBoundingClientRect();
    return {
      name: (at.labels?.[0] ?? at).textContent.trim(),
      outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      onScreen: left >= 0 && bottom > 0 && top < innerHeight,
      top: Math.round(top + scrollY),
    };
  })()`);

/** Where the focus goes from the top of the page with the Tab key until it leaves it. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 100; pressed++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null || (stops.length > 0 && stop.name === stops[0]?.name)) return stops;
    stops.push(stop);
  }
  return stops;
}

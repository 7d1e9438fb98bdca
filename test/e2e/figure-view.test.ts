import { afterAll, beforeAll, expect, it } from 'vitest';
import { inChromium } from './support/developer-page.ts';
import { figureHost, type Opened } from './support/figure-host.ts';

const TIMEOUT_MS = 60_000;

inChromium('the page of the figures in a host of MCP Apps', () => {
  let host: Awaited<ReturnType<typeof figureHost>>;
  beforeAll(async () => {
    host = await figureHost();
  }, TIMEOUT_MS);
  afterAll(() => host.stop(), TIMEOUT_MS);

  const textOf = ({ frame }: Opened, selector: string) => frame.locator(selector).innerText();
  const paper = `getComputedStyle(document.querySelector('.cf-paper')).fill`;

  it('draws the result, and shows the reasons of a planet that is pointed at or chosen by keyboard', async () => {
    const opened = await host.show({ tool: 'get_full_chart' });
    const { frame, page } = opened;
    expect(await frame.locator('svg[data-figure="birth-chart"]').count()).toBe(1);
    await pointAt(opened, '[data-label="Venus"]');
    const reasons = await textOf(opened, '#reasons');
    // In the example Venus stands in Leo, in its own star; then what it signifies.
    expect(reasons).toContain(`Venus stands at 14°50'58" of Leo, which the Sun rules, in house 11.`);
    expect(reasons).toContain('Its sub lord is Venus');
    expect(reasons).toContain('Venus signifies 11 at level 1, 11 at level 2, 2 and 9 at level 3, 2 and 9 at level 4.');
    await page.keyboard.press('Escape');
    expect(await frame.locator('#reasons').isVisible()).toBe(false);
    expect(await frame.evaluate(`document.activeElement.dataset.label`)).toBe('Venus');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const second = await frame.evaluate(`document.activeElement.getAttribute('aria-description')`);
    await page.keyboard.press('Enter');
    expect(second).toContain(await textOf(opened, '#reasons-title'));
    expect(await frame.evaluate(`document.activeElement.id`)).toBe('reasons-title');
    await page.close();
  });

  it('follows the theme and the colours of the host, whatever those of the device are', async () => {
    const { page, frame, heard } = await host.show({ tool: 'get_shadbala', context: { theme: 'light' } });
    expect(await frame.evaluate(paper)).toBe('rgb(255, 253, 248)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await frame.evaluate(paper)).toBe('rgb(255, 253, 248)');
    await page.evaluate(`window.host.change({ theme: 'dark' })`);
    await expect.poll(() => frame.evaluate(paper)).toBe('rgb(23, 24, 27)');
    const variables = { '--color-background-primary': '#102030', '--color-text-primary': '#fefefe' };
    await page.evaluate(`window.host.change(${JSON.stringify({ theme: 'dark', styles: { variables } })})`);
    await expect.poll(() => frame.evaluate(paper)).toBe('rgb(16, 32, 48)');
    expect(await frame.evaluate(`getComputedStyle(document.body).color`)).toBe('rgb(254, 254, 254)');
    expect((await heard()).calls).toEqual([]);
    await page.close();
  });

  it('tells the host its size, also after a change of width, and is never cut sideways', async () => {
    const { page, frame, heard } = await host.show({ tool: 'get_dasha_periods' });
    const fits = async () => {
      const { sizes } = await heard();
      const body: number = await frame.evaluate(`Math.ceil(document.body.getBoundingClientRect().height)`);
      return sizes.at(-1).height === body && sizes.at(-1).width === (await frame.evaluate('innerWidth'));
    };
    await expect.poll(fits).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(fits).toBe(true);
    expect(await frame.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.close();
  });

  it('opens a period within the result, asks the host for those it has not, and goes back', async () => {
    const opened = await host.show({ tool: 'get_dasha_periods' });
    const { frame, page, heard } = opened;
    await frame.locator('[aria-description^="Period of Saturn."]').click();
    await frame.getByRole('button', { name: 'Open this period' }).click();
    expect(await textOf(opened, '#title')).toBe('Saturn period');
    await frame.locator('[aria-description^="Period of Saturn – Mercury."]').click();
    await frame.getByRole('button', { name: 'Sub-periods of Saturn – Mercury' }).click();
    await frame.locator('#back').waitFor();
    await frame.locator('[aria-description^="Period of Mercury – "]').first().waitFor();
    const { calls } = await heard();
    expect(calls).toEqual([
      {
        name: 'get_pratyantardasha_periods',
        arguments: expect.objectContaining({ mahadasha: 'Saturn', antardasha: 'Mercury', latitude: 13.0827 }),
      },
    ]);
    await frame.locator('#back').click();
    await frame.locator('#back').click();
    expect(await textOf(opened, '#title')).toBe('Vimshottari periods');
    expect(await frame.locator('#back').isVisible()).toBe(false);
    await page.close();
  });

  it('draws the promise of a house that it asks for', async () => {
    const opened = await host.show({ tool: 'get_house_cusps' });
    const { frame, page } = opened;
    await pointAt(opened, '[data-label="cusp 7"]');
    expect(await textOf(opened, '#reasons')).toContain('Its sub lord is Jupiter, which decides in KP.');
    await frame.getByRole('button', { name: 'Promises on marriage' }).click();
    await frame.locator('[data-figure="promise-matrix"]').waitFor();
    await frame.locator('[data-event="Marriage"] text').first().click();
    expect(await textOf(opened, '#reasons')).toContain('So the matter is promised');
    await page.close();
  });

  it('says in plain words what went wrong', async () => {
    const wrong = { birth_datetime: 'yesterday', latitude: 13, longitude: 80, utc_offset_minutes: 330 };
    const failed = await host.show({ tool: 'get_full_chart', args: wrong });
    expect(await textOf(failed, '#status')).toMatch(/^The tool answered with an error\.\n.*birth_datetime/);
    expect(await failed.frame.locator('svg').count()).toBe(0);
    await failed.page.close();

    const cancelled = await host.show({ tool: 'get_full_chart', result: undefined });
    await cancelled.page.evaluate(`window.host.cancel('The user stopped it.')`);
    await cancelled.frame.locator('#status.fault').waitFor();
    // A host lays the page out anew at any time; the words stay.
    await cancelled.page.setViewportSize({ width: 700, height: 900 });
    await cancelled.frame.waitForFunction('innerWidth <= 700');
    expect(await textOf(cancelled, '#status')).toBe('The call was cancelled.\nThe user stopped it.');
    expect(await cancelled.page.evaluate('window.host.teardown()')).toEqual({});
    await cancelled.page.close();
  });

  it('tells of a call that the host refuses or that the tool fails, and keeps the figure', async () => {
    const opened = await host.show({ tool: 'get_house_cusps' });
    const { frame, page } = opened;
    const ask = async () => {
      await pointAt(opened, '[data-label="cusp 10"]');
      await frame.getByRole('button', { name: 'Promises on career' }).click();
      await frame.locator('#status.fault').waitFor();
      return textOf(opened, '#status');
    };
    host.answerCalls(async () => {
      throw new Error('The user said no.');
    });
    expect(await ask()).toMatch(/^The host did not let analyze_natal_promise be called, .*\n.*The user said no\./);
    host.answerCalls(async () => ({ isError: true, content: [{ type: 'text', text: 'The allowance is spent.' }] }));
    expect(await ask()).toBe('analyze_natal_promise answered with an error.\nThe allowance is spent.');
    host.answerCalls(undefined);
    expect(await frame.locator('svg').count()).toBe(1);
    await page.close();
  });

  it('offers no call where the host allows none, and names the tool for the assistant', async () => {
    const opened = await host.show({ tool: 'get_house_cusps', capabilities: {} });
    await pointAt(opened, '[data-label="cusp 7"]');
    expect(await opened.frame.getByRole('button', { name: /Promises/ }).count()).toBe(0);
    expect(await textOf(opened, '#reasons')).toContain('Ask the assistant for analyze_natal_promise.');
    await opened.page.close();
  });

  it('finds the figure where the host does not name the tool', async () => {
    const { page, frame } = await host.show({ tool: 'get_d9_chart', context: { toolInfo: undefined } });
    expect(await frame.locator('svg[data-figure="divisional-chart"]').count()).toBe(1);
    await page.close();
  });

  it('is named to no client that shows no such pages, and the text of the result is the same for both', async () => {
    const plain = await host.connect({});
    const { tools } = await plain.listTools();
    const call = {
      name: 'get_full_chart',
      arguments: {
        birth_datetime: '1992-08-14T10:02:00',
        latitude: 13.0827,
        longitude: 80.2707,
        utc_offset_minutes: 330,
        query_date: undefined,
      },
    };
    expect(tools.find(({ name }) => name === call.name)?.description).toContain('birth chart');
    const [one, other] = await Promise.all([plain.callTool(call), host.client.callTool(call)]);
    const withoutMoment = (result: unknown) => JSON.stringify(result).replace(/\d{4}-\d{2}-\d{2}T[\d:+]+/g, 'then');
    expect(withoutMoment(one.content)).toBe(withoutMoment(other.content));
    await plain.close();
  });

  it('leaves the browser without complaint, and the network alone', () => {
    expect(host.complaints).toEqual([]);
  });
});

/** Clicks on the first words of a part of the figure. */
const pointAt = ({ frame }: Opened, selector: string) => frame.locator(`${selector} text`).first().click();

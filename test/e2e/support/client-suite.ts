import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH } from './caller.ts';

const TIMEOUT_MS = 120_000;
/** Independent values of this birth: two other implementations of the rules (Moon, first cusp, marriage verdict). */
const MOON = 303.4640481;
const FIRST_CUSP = 94.80979;

const call = (client: any, name: string, args: unknown) => client.callTool({ name, arguments: args });
const value = (result: any) => JSON.parse(result.content[0].text);

/** Tests of what every client gets from every server of ours, whichever way it is connected. */
export function clientSuite(clients: Readonly<Record<string, () => Promise<any>>>): void {
  describe.each(Object.keys(clients))('%s', (name) => {
    let client: any;
    beforeAll(async () => {
      client = await clients[name]!();
    }, TIMEOUT_MS);
    afterAll(() => client?.close());

    it('reads who answers and how to begin', () => {
      expect(client.getServerVersion()).toMatchObject({ name: 'cuspal' });
      expect(client.getInstructions().length).toBeLessThanOrEqual(2000);
      expect(client.getInstructions().slice(0, 500)).toContain('set_birth_profile');
    });

    it('lists every tool in one page, meta-tools first', async () => {
      const { tools, nextCursor } = await client.listTools();
      expect(nextCursor).toBeUndefined();
      expect(tools.length).toBeGreaterThanOrEqual(19);
      expect(tools.slice(0, 4).map((tool: any) => tool.name)).toEqual([
        'set_birth_profile',
        'get_reading_protocol',
        'get_tool_catalog',
        'get_full_chart',
      ]);
      for (const tool of tools) {
        expect(tool.annotations).toMatchObject({
          readOnlyHint: true,
          title: tool.title,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        });
      }
    });

    it('computes a chart that agrees with other programs', async () => {
      const chart = value(await call(client, 'get_full_chart', BIRTH));
      expect(Math.abs(chart.planets.Moon.siderealLongitude - MOON)).toBeLessThan(3e-4);
      expect(Math.abs(chart.ascendant.siderealLongitude - FIRST_CUSP)).toBeLessThan(3e-4);
      expect(chart.system).toBe('kp');
      expect(chart.provenance.rules.length).toBeGreaterThan(0);
    });

    it('judges marriage as two other implementations do, with its reasons', async () => {
      const { events } = value(await call(client, 'analyze_natal_promise', BIRTH));
      const marriage = events.find((row: any) => row.key === 'marriage');
      expect(marriage).toMatchObject({ csl: 'Saturn', verdict: 'ACTIVE', house: 7 });
      expect(marriage.reasoning.length).toBeGreaterThan(2);
    });

    it('gets a plain text plan from a meta-tool', async () => {
      const result = await call(client, 'set_birth_profile', { ...BIRTH, question: 'Full marriage reading' });
      expect(result.content[0].text).toContain('Minimum tool calls before answering: 20');
      expect(result.content[0].text).toMatch(/Tools listed: 2\d\n/);
    });

    it('is told what is wrong with an argument and how to mend it', async () => {
      const result = await call(client, 'get_planets', { ...BIRTH, latitude: 91 });
      expect(result.isError).toBe(true);
      expect(result.content[0].text).toMatch(/latitude/);
      expect(result.content[0].text).toMatch(/91/);
      expect(result.content[0].text).toMatch(/-90.*90/);
    });

    it('is told the nearest names of an unknown tool', async () => {
      await expect(call(client, 'get_planet', BIRTH)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('get_planets'),
      });
    });
  });
}

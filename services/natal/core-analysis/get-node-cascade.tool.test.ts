import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import significatorsTool from './get-significators.tool.ts';
import tool from './get-node-cascade.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

describe('get_node_cascade', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: agents own what the node owns, and neither node is one',
    async ({ arguments: args }) => {
      const { nodes, nodeType } = output.parse((await conforms(tool, args)).result);
      expect(nodeType).toBe('mean');
      expect((SIGNS.indexOf(nodes.Rahu.sign) + 6) % 12).toBe(SIGNS.indexOf(nodes.Ketu.sign));
      for (const node of [nodes.Rahu, nodes.Ketu]) {
        const union = new Set(node.agents.flatMap(({ housesOwned }) => housesOwned));
        expect(node.levels.L4).toEqual([...union].sort((a, b) => a - b));
        const places = new Set([node.house, ...node.agents.map(({ houseOccupied }) => houseOccupied)]);
        expect(new Set(node.levels.L2)).toEqual(places);
        expect(node.actsFor).toEqual(node.agents.map(({ planet }) => planet));
        for (const { houseOccupied, housesOwned, contributes } of node.agents) {
          expect(new Set(contributes)).toEqual(new Set([houseOccupied, ...housesOwned]));
        }
        expect(node.viaNode).toBe(
          (node === nodes.Rahu && node.starLord === 'Ketu') || (node === nodes.Ketu && node.starLord === 'Rahu'),
        );
      }
    },
  );

  it('reads the reference chart and notes a node without conjunction or aspect', async () => {
    const { result } = await conforms(tool, birth);
    expect(result).toMatchObject({
      nodes: {
        Rahu: { sign: 'Sagittarius', house: 5, starLord: 'Ketu', dispositor: 'Jupiter', viaNode: true },
        Ketu: { sign: 'Gemini', house: 11, starLord: 'Mars', dispositor: 'Mercury', viaNode: false },
      },
    });
    const notes = JSON.stringify(result['provenance']);
    expect(notes).toContain('No planet joins or aspects Ketu');
    expect(notes).not.toContain('No planet joins or aspects Rahu');
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, polar?.arguments ?? {})).meta['code']).toBe('out_of_range');
  });

  it('A21: tells how far apart a node and a planet stand that acts for it from afar', async () => {
    let wide = 0;
    for (const { arguments: args, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') continue;
      const { result } = await conforms(tool, args);
      const { nodes } = output.parse(result);
      const { notes } = z.object({ notes: z.array(z.string()) }).parse(result['provenance']);
      const told = Object.entries(nodes).flatMap(([name, { conjoined }]) =>
        conjoined.flatMap(({ planet, orb }) =>
          orb > 8
            ? [
                `${name} acts for ${planetInWords(planet)} because they share a sign, though they are ${Math.round(orb)}° apart.`,
              ]
            : [],
        ),
      );
      expect(notes.filter((text) => text.includes(' apart'))).toEqual(told);
      const { result: significators } = await conforms(significatorsTool, args);
      const said = z.object({ notes: z.array(z.string()) }).parse(significators['provenance']).notes;
      expect(said.filter((text) => text.includes(' apart'))).toEqual(told);
      wide += told.length;
    }
    expect(wide).toBeGreaterThan(2);
  });

  it('A21: tells it with an event where the planet brings a house of it', async () => {
    let [kept, dropped] = [0, 0];
    for (const { arguments: args, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') continue;
      const { nodes } = output.parse((await conforms(tool, args)).result);
      const { result } = await conforms(significatorsTool, { ...args, event: 'Vehicle Purchase' });
      const houses = z
        .object({ houseTable: z.object({ rows: z.array(z.array(z.unknown())) }) })
        .parse(result)
        .houseTable.rows.map(([house]) => house);
      const text = JSON.stringify(result['provenance']);
      for (const [name, { conjoined, agents }] of Object.entries(nodes))
        for (const { planet } of conjoined.filter((each) => each.orb > 8)) {
          const brings = agents.find((each) => each.planet === planet)?.contributes ?? [];
          const decides = brings.some((house) => houses.includes(house));
          expect(text.includes(`${name} acts for ${planetInWords(planet)} `)).toBe(decides);
          if (decides) kept += 1;
          else dropped += 1;
        }
    }
    expect(kept).toBeGreaterThan(0);
    expect(kept + dropped).toBeGreaterThan(2);
  });
});

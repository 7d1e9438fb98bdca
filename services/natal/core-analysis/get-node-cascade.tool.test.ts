import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
});

import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-interlink-strength-matrix.tool.ts';

const output = z.object(tool.output.shape);

describe('get_interlink_strength_matrix', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: matrix, types and sums agree',
    async ({ arguments: args }) => {
      const { result } = await conforms(tool, args);
      const { matrix, types, strongest, mutualLinks, isolatedCusps, rowTotals } = output.parse(result);
      expect(matrix.map((row) => row.length)).toEqual(Array(12).fill(12));
      matrix.forEach((row, i) => {
        row.forEach((strength, j) => {
          const named = types[`${i + 1}-${j + 1}`] ?? [];
          if (i === j) expect([named.length, [0, 1].includes(strength)]).toEqual([0, true]);
          else expect(named).toHaveLength(strength);
        });
        expect(rowTotals[i]).toBe(row.reduce((sum, strength, j) => sum + (i === j ? 0 : strength), 0));
      });
      expect(strongest).toHaveLength(10);
      for (const { from, to, strength } of strongest) expect(matrix[from - 1]?.[to - 1]).toBe(strength);
      for (const { a, b, strength } of mutualLinks) {
        expect(Math.min(matrix[a - 1]?.[b - 1] ?? 0, matrix[b - 1]?.[a - 1] ?? 0)).toBe(strength);
      }
      expect(isolatedCusps).toEqual(rowTotals.flatMap((total, index) => (total === 0 ? [index + 1] : [])));
      expect(result).toMatchObject({ system: 'extension', scoreProvenance: 'service-extension' });
      expect(result['extensionNote']).toMatch(/modern school/);
    },
  );

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('refuses an unknown argument by name', async () => {
    const { meta, text } = await callTool(tool, { ...SAMPLE_CHARTS[0]?.arguments, cusps: [1, 7] });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'cusps' });
    expect(text).toContain('"cusps"');
  });
});

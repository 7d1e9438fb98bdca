import { describe, expect, it } from 'vitest';
import { BIRTH, tool } from '../test/sample-tool.ts';
import { disclaimerText } from './disclaimers.ts';
import { acceptedBirthInput } from './inputs/birth.ts';
import type { DisclaimerClass } from '@cuspal/catalog/taxonomy';
import { callTool } from './testing/index.ts';

describe('what every result carries', () => {
  const classes: DisclaimerClass[] = ['health', 'longevity', 'child', 'legal', 'financial', 'tendency'];
  it.each(classes)('the disclaimer of the class %s, whatever the tool returns', async (disclaimer) => {
    const plain = await callTool(
      tool(acceptedBirthInput, () => ({ disclaimer: undefined }), { disclaimer }),
      {},
    );
    expect(plain.result['disclaimer']).toBe(disclaimerText(disclaimer));
  });

  it('the disclaimer of the tool itself in place of that of its class', async () => {
    const own = tool(acceptedBirthInput, () => ({ disclaimer: 'Never delayed.' }), { disclaimer: 'health' });
    expect((await callTool(own, {})).result['disclaimer']).toBe('Never delayed.');
  });

  it('none in the class relationship unless the tool prints one', async () => {
    const { result } = await callTool(
      tool(acceptedBirthInput, () => ({}), { disclaimer: 'relationship' }),
      {},
    );
    expect(result).toEqual({ system: 'kp', provenance: { rules: ['R1'], sources: ['SE'], notes: [] } });
  });

  it('the system, and a note where it is an extension', async () => {
    const extension = await callTool(
      tool(acceptedBirthInput, () => ({}), { system: 'extension' }),
      {},
    );
    expect(extension.result['system']).toBe('extension');
    expect(extension.result['extensionNote']).toContain('service extension');
    const joint = await callTool(
      tool(acceptedBirthInput, () => ({ system: 'extension', extensionNote: 'own' })),
      {},
    );
    expect(joint.result).toMatchObject({ system: 'extension', extensionNote: 'own' });
  });

  it('a note on birth parameters that had no part in it', async () => {
    const place = tool(acceptedBirthInput, ({ input, note }) => {
      note('birth_datetime is ignored here.');
      return { place: [input.latitude, input.longitude] };
    });
    const { result } = await callTool(place, { ...BIRTH, ayanamsa: 'raman' });
    expect(result).toMatchObject({
      place: [13.0827, 80.2707],
      provenance: {
        notes: [
          'birth_datetime is ignored here.',
          'This tool accepts utc_offset_minutes and ayanamsa but does not use them.',
        ],
      },
    });
    expect((await callTool(place, { latitude: 1, longitude: 2 })).result).toMatchObject({
      provenance: { notes: ['birth_datetime is ignored here.'] },
    });
  });
});

import { catalogueEntry } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import setBirthProfile from '../meta/set-birth-profile.tool.ts';
import { argumentLine, argumentsOf } from './arguments.ts';

describe('argumentsOf', () => {
  it('reads the published schema of a tool', () => {
    const views = argumentsOf(catalogueEntry(setBirthProfile, 'meta').inputSchema);
    expect(views.map(({ name, required }) => (required || name === 'utc_offset_minutes' ? name : `${name}?`))).toEqual([
      'birth_datetime',
      'latitude?',
      'longitude?',
      'utc_offset_minutes',
      'ayanamsa?',
      'time_zone?',
      'birth_place?',
      'name?',
      'birth_time_known?',
      'birth_time_uncertainty_minutes?',
      'question?',
      'topic?',
      'depth?',
      'language?',
    ]);
    expect(views[1]).toMatchObject({ name: 'latitude', type: 'number', range: '-90 to 90' });
    expect(views[3]).toMatchObject({ type: 'number', range: '-960 to 960' });
    expect(views[4]?.enum).toEqual(['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar']);
    expect(views.find(({ name }) => name === 'question')).toMatchObject({
      type: 'string',
      range: 'at most 2000 characters',
    });
  });

  it('reads a schema without arguments', () => {
    expect(argumentsOf({ type: 'object' })).toEqual([]);
  });

  it('shows defaults as a caller would write them', () => {
    const [view] = argumentsOf({ properties: { mode: { type: 'string', default: 'lost', enum: ['lost', 'theft'] } } });
    if (!view) throw new Error('no argument');
    expect(argumentLine(view)).toBe('- mode: string, optional, default "lost", one of lost | theft');
  });
});

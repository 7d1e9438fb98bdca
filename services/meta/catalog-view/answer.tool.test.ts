import { describe, expect, it } from 'vitest';
import { fault, lines, structured, unfolded } from '../test/catalog-questions.ts';

describe('one tool', () => {
  it('is told whole', () => {
    expect(unfolded({ tool: 'get_chronic_disease_panel' })).toEqual([
      'get_chronic_disease_panel - Eight conditions',
      'Family: health',
      'Phase: advanced',
      'System: kp',
      'Service: health',
      'Class: health',
      'Birth data: yes',
      'Paged: yes, 2 per page',
      'Needs first: get_health_cusp_panel, get_dasha_periods',
      'Needed by: get_oncology_timing',
      'Purpose: Signature strength of eight chronic conditions and the decades to watch',
      'Arguments:',
      '- page: integer, optional, default 1, 1 or more; Page of the result',
      '- houses: array of integer, required, 1 to 12 items, 1 to 12 each',
      '- ayanamsa: string, optional, one of kp | lahiri',
      '- question: string, optional, at most 2000 characters',
      '- partner: object {datetime, latitude}, optional',
      '- events: array of object {date}, optional, 1 or more items',
      'Disclaimer: This is a traditional astrological reading, not a medical diagnosis, prognosis or treatment advice. It never replaces a doctor and is never a reason to delay, refuse or stop care. In an emergency call the local emergency number.',
    ]);
  });

  it('names what depends on it', () => {
    const data = structured({ tool: 'analyze_natal_promise' });
    expect(data.dependents).toContain('find_event_timing_v2');
    expect(data).toMatchObject({
      needs: ['get_house_cusps'],
      birthData: true,
      paged: true,
      pageSize: 20,
      class: 'none',
    });
    expect(data).not.toHaveProperty('disclaimer');
    expect(data).not.toHaveProperty('extensionNote');
  });

  it('says that an extension is one and that place tools need no birth', () => {
    const data = structured({ tool: 'get_hora_today' });
    expect(data).toMatchObject({ system: 'extension', birthData: false, paged: false });
    expect(data.extensionNote).toMatch(/extension/);
    expect(lines({ tool: 'get_hora_today' })).toContain('Birth data: no');
    expect(lines({ tool: 'get_hora_today' })).toContain('Needs first: none');
  });

  it('wins over filters with a note', () => {
    const text = unfolded({ tool: 'Get Panchang', family: 'nonsense', system: 'kp' });
    expect(text[0]).toBe('get_panchang - Five limbs of the day');
    expect(text.at(-1)).toBe('Note: tool was given, so family, system had no effect.');
  });

  it('that does not exist gives the three nearest', () => {
    expect(fault({ tool: 'get_planet' })).toMatchObject({ code: 'validation_failed', field: 'tool' });
    expect(fault({ tool: 'get_planet' }).message).toMatch(/nearest names are get_planets, \w+, \w+\.$/);
    expect(fault({ tool: 'analyse_natal_promise' }).message).toContain('are analyze_natal_promise, ');
  });
});

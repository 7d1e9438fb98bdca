import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/printed.ts';
import { wholeLords } from '../test/whole-lords.ts';
import anyEvent from './find-election-window.tool.ts';
import tool from './find-surgery-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

const WEEK = { ...DAYS, scan_days: 7, max_windows: 25 };

describe('find_surgery_time', () => {
  it.each(['ELECTIVE', 'EMERGENCY', 'COSMETIC', 'TRANSPLANT'])(
    'of type %s always says that the surgeon decides',
    async (surgery_type) => {
      const { result } = await conforms(tool, { ...DAYS, surgery_type });
      expect(result).toMatchObject({
        surgeryType: surgery_type,
        event: { electedHouses: [1, 5, 11], avoidHouses: [6, 8, 12] },
      });
      const told = String(result['answer']);
      expect(String(result['summary']).startsWith(told)).toBe(true);
      expect(told.startsWith('Emergency surgery is never delayed for astrology.')).toBe(surgery_type === 'EMERGENCY');
      expect(told.includes(" The surgeon's timing decides, and an hour chosen here is only a wish. ")).toBe(
        surgery_type !== 'EMERGENCY',
      );
      const disclaimer = String(result['disclaimer']);
      expect(disclaimer).toContain("The surgeon's timing decides");
      expect(disclaimer).toContain('Urgent care is never delayed');
      expect(disclaimer.startsWith('Emergency surgery is never delayed for astrology.')).toBe(
        surgery_type === 'EMERGENCY',
      );
    },
  );

  it('leaves out no window for its rising sign, and tells of a movable one', async () => {
    const { result } = await conforms(tool, WEEK);
    const { windows } = printed(result);
    const movable = windows.filter(({ matchedConditions }) =>
      matchedConditions.some((line) => line.startsWith('info:MOVABLE_SIGN')),
    );
    const lords = wholeLords(windows);
    for (const window of movable)
      expect(['Mars', 'Moon', 'Venus', 'Saturn']).toContain(lords[windows.indexOf(window)]?.ascSign);
    const plain = await conforms(anyEvent, { ...WEEK, event: 'surgery' });
    expect(plain.result['scanSummary']).toEqual(result['scanSummary']);
  });

  it('counts a retrograde Mars and the house of danger among the cautions', async () => {
    // Mars is retrograde from December 2024 to February 2025.
    const args = { ...WEEK, scan_start: '2025-01-10T00:00:00', scan_days: 2 };
    const { windows } = printed((await conforms(tool, args)).result);
    expect(windows.length).toBeGreaterThan(0);
    for (const { cautions } of windows) expect(cautions).toContain('MARS_RETROGRADE');
    const plain = printed((await conforms(anyEvent, { ...args, event: 'surgery' })).result);
    for (const { cautions } of plain.windows) expect(cautions).not.toContain('MARS_RETROGRADE');
  });
});

import { describe, expect, it } from 'vitest';
import { stableText } from './stable-text.ts';

describe('the text of logs and spans without what is random in it', () => {
  it('has no identifier, time or duration, and all else', () => {
    const line = {
      time: '2026-11-27T20:58:06.927Z',
      requestId: '1992-08',
      traceId: 'a1992b',
      durationMs: 19.92,
      accountId: '1992',
      tool: 'get_planets',
    };
    expect(stableText(JSON.stringify(line))).not.toMatch(/1992|6\.927|19\.92/);
    expect(stableText(JSON.stringify(line))).toContain('"tool":"get_planets"');
    const span = { traceId: '1992', parentSpanId: '1992', startTimeUnixNano: '1992000', name: 'tools/call' };
    expect(stableText(JSON.stringify(span))).not.toContain('1992');
    const attribute = { key: 'cuspal.request_id', value: { stringValue: '1992' } };
    expect(stableText(JSON.stringify(attribute))).not.toContain('1992');
  });

  it('keeps what leaks, wherever else it stands', () => {
    for (const leak of ['{"msg":"born 1992"}', '{"code":"482913","requestId":"a"}', 'born 1992-08-14'])
      expect(stableText(leak)).toMatch(/1992|482913/);
  });
});

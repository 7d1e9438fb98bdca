import { describe, expect, it } from 'vitest';
import { aboutElements, described } from './about.ts';

describe('what is told of a page', () => {
  it('is as much as is shown: whole sentences, else whole words', () => {
    expect(described('  One\n sentence. ')).toBe('One sentence.');
    const sentences = `${'a'.repeat(90)}. ${'b'.repeat(90)}. ${'c'.repeat(90)}.`;
    expect(described(sentences)).toBe(`${'a'.repeat(90)}. ${'b'.repeat(90)}.`);
    const words = 'word '.repeat(60).trim();
    expect(described(words)).toMatch(/^(?:word )+…$/);
    expect(described(words).length).toBeLessThanOrEqual(202);
  });

  it('is escaped', () => {
    const about = { baseUrl: 'https://mcp.example', path: '/x', description: 'Says "no" & <goes>.' };
    const { text } = aboutElements('A "title"', about);
    expect(text).toContain('content="Says &quot;no&quot; &amp; &lt;goes&gt;."');
    expect(text).toContain('content="A &quot;title&quot;"');
    expect(text).toContain('https://mcp.example/x');
  });
});

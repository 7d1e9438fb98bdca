import { expect, it } from 'vitest';
import { presentSources } from '../scripts/generate/messages/sources.ts';

const FORMATTED = /\{(\w+), (?:digits|number|day|instant|time|ordinal)\b/g;

const sources = (await presentSources()).filter(({ path }) => !path.includes('/test/'));

// Without its format a figure is Latin beside Bengali ones: "সীমিত, 04:30 থেকে".
it.each(sources.map((source) => [`${source.path} in ${source.tag ?? 'en'}`, source.messages] as const))(
  '%s says figures in plain words as it does in terms',
  (_, messages) => {
    const bare = Object.entries(messages).flatMap(([key, plain]) => {
      const message = key.endsWith('Plain') ? messages[key.slice(0, -'Plain'.length)] : undefined;
      const names = [...(message ?? '').matchAll(FORMATTED)].map(([, name = '']) => name);
      return names.filter((name) => plain.includes(`{${name}}`)).map((name) => `${key} {${name}}`);
    });
    expect(bare).toEqual([]);
  },
);

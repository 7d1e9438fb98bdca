import type { CatalogEntry } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS } from '@cuspal/tool-kit';
import { PHASE_MEANINGS, SYSTEM_MEANINGS } from '@cuspal/catalog/reading';
import { say } from './catalog-view.messages.ts';

/** Every family and its tools, and what phases and systems mean. */
export function overview(tools: readonly CatalogEntry[]) {
  const meta = tools.filter(({ system }) => system === 'meta').length;
  const counts = {
    total: tools.length,
    engineBacked: tools.length - meta,
    meta,
    available: tools.length,
  };
  const phases = PHASES.map((key) => ({
    key,
    meaning: PHASE_MEANINGS[key],
    tools: tools.filter(({ phase }) => phase === key).length,
  }));
  const systems = SYSTEMS.map((key) => ({
    key,
    meaning: SYSTEM_MEANINGS[key],
    tools: tools.filter(({ system }) => system === key).length,
  }));
  const families = FAMILIES.map((key) => ({
    key,
    tools: tools.filter(({ family }) => family === key).map(({ name }) => name),
    notBuilt: [],
  }));
  return { counts, phases, systems, families };
}

export function overviewLines({ counts, phases, systems, families }: ReturnType<typeof overview>): readonly string[] {
  return [
    'TOOL CATALOG',
    say.counted(counts),
    '',
    'PHASES',
    ...phases.map(({ key, meaning, tools }) => `- ${key}: ${meaning} (${tools} tools)`),
    '',
    'SYSTEMS',
    ...systems.map(({ key, meaning, tools }) => `- ${key}: ${meaning} (${tools} tools)`),
    '',
    'FAMILIES',
    ...families.map(({ key, tools }) => `${key} (${tools.length}): ${tools.join(', ')}`),
    '',
    say.howToFilter(),
  ];
}

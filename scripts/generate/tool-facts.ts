import { isForAdvisers, SCHOOLS } from '@cuspal/catalog';
import { FIGURES, NO_FIGURE, VIEW_FIGURES, WHY_NONE } from '@cuspal/figures';
import { PHASE_MEANINGS, SYSTEM_MEANINGS } from '@cuspal/catalog/reading';
import type { LoadedTool } from './tools.ts';

/** What kind of tool it is, in words. */
export function toolFacts({ entry }: LoadedTool): string {
  const { system, phase, needs, disclaimer, pageSize, maxResultChars, deadlineSeconds, service } = entry;
  const facts = [
    `**School:** ${SCHOOLS[system] ?? 'none'}, ${SYSTEM_MEANINGS[system]}.`,
    `**Part of a reading:** ${PHASE_MEANINGS[phase]}.`,
    needs.length > 0 && `**Read before it:** ${needs.map((name) => `\`${name}\``).join(', ')}.`,
    isForAdvisers(entry) &&
      '**For advisers only:** the result is never shown as it stands to the person whose chart it is.',
    disclaimer !== null &&
      `**Disclaimer:** that of the class [${disclaimer}](README.md#disclaimers), ${disclaimer === 'relationship' ? 'where the result has one' : 'in every result'}.`,
    figureFact(entry.name),
    pageSize !== null && `**Pages:** ${pageSize} ${pageSize === 1 ? 'entry' : 'entries'} a page.`,
    maxResultChars !== undefined && `**Size:** up to ${maxResultChars} characters.`,
    `**Time:** ends after ${deadlineSeconds ?? 15} seconds at most.`,
    `**Service:** ${service}.`,
  ];
  return facts.flatMap((fact) => (fact === false ? [] : [`- ${fact}`])).join('\n');
}

/** Where its figure is to be had, or why there is none and which comes nearest. */
function figureFact(tool: string): string | false {
  if (Object.hasOwn(VIEW_FIGURES, tool))
    return '**Figure:** [as SVG](../api.md#figures), by REST and in the assistant.';
  if (Object.hasOwn(FIGURES, tool)) return '**Figure:** [as SVG](../api.md#figures), by REST and in the playground.';
  const none = NO_FIGURE[tool];
  return (
    none !== undefined && `**Figure:** none, because ${WHY_NONE[none.why]}. The nearest is that of \`${none.nearest}\`.`
  );
}

/** The few words by which tools are told apart in a list. */
export const toolMarks = ({ entry }: LoadedTool): string =>
  [
    SCHOOLS[entry.system] ?? 'no school',
    ...(Object.hasOwn(FIGURES, entry.name) ? ['figure'] : []),
    ...(isForAdvisers(entry) ? ['advisers only'] : []),
  ].join(', ');

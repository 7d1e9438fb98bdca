import type { CatalogEntry } from '@cuspal/catalog';
import { EXTENSION_NOTE, disclaimerText } from '@cuspal/tool-kit';
import type { ArgumentView } from './arguments.ts';
import { argumentLine, argumentsOf } from './arguments.ts';
import { nearestBuilt } from './nearest-built.ts';
import { dependentsOf, needsText } from './needs.ts';

/** All the catalogue knows of one tool. */
export function entry(tool: CatalogEntry, tools: readonly CatalogEntry[]) {
  const { name, title, family, phase, system, disclaimer, service, birth, pageSize, needs, purpose, built } = tool;
  const listedArguments: readonly ArgumentView[] = tool.inputSchema === undefined ? [] : argumentsOf(tool.inputSchema);
  return {
    name,
    title,
    family,
    phase,
    system,
    class: disclaimer ?? 'none',
    service,
    birthData: birth === 'required',
    paged: pageSize !== null,
    ...(pageSize === null ? {} : { pageSize }),
    needs,
    dependents: dependentsOf(name, tools),
    purpose,
    arguments: listedArguments,
    ...(disclaimer === null ? {} : { disclaimer: disclaimerText(disclaimer) }),
    ...(system === 'extension' ? { extensionNote: EXTENSION_NOTE } : {}),
    available: built,
    ...(built ? {} : { nearestBuilt: nearestBuilt(tool, tools) }),
  };
}

export function entryLines(tool: CatalogEntry, view: ReturnType<typeof entry>): readonly string[] {
  return [
    `${view.name} - ${view.title}`,
    ...notBuiltLines(view),
    `Family: ${view.family}`,
    `Phase: ${view.phase}`,
    `System: ${view.system}`,
    `Service: ${view.service}`,
    `Class: ${view.class}`,
    `Birth data: ${view.birthData ? 'yes' : 'no'}`,
    `Paged: ${view.pageSize === undefined ? 'no' : `yes, ${view.pageSize} per page`}`,
    `Needs first: ${needsText(tool)}`,
    `Needed by: ${view.dependents.length === 0 ? 'none' : view.dependents.join(', ')}`,
    `Purpose: ${view.purpose}`,
    ...argumentSection(view.arguments, view.available),
    ...(view.disclaimer === undefined ? [] : [`Disclaimer: ${view.disclaimer}`]),
    ...(view.extensionNote === undefined ? [] : [`Note: ${view.extensionNote}`]),
  ];
}

function notBuiltLines({ available, nearestBuilt = [] }: ReturnType<typeof entry>): readonly string[] {
  if (available) return [];
  return [
    'Not built yet: this tool is specified and cannot be called.',
    `Nearest built tools: ${nearestBuilt.length === 0 ? 'none comes near it' : nearestBuilt.join(', ')}`,
  ];
}

function argumentSection(views: readonly ArgumentView[], available: boolean): readonly string[] {
  if (views.length > 0) return ['Arguments:', ...views.map(argumentLine)];
  return [available ? 'Arguments: none' : 'Arguments: listed once the tool is built'];
}

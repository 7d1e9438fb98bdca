import type { CatalogEntry } from '@cuspal/catalog';
import { extensionNote, disclaimerText } from '@cuspal/tool-kit';
import type { ArgumentView } from './arguments.ts';
import { argumentLine, argumentsOf } from './arguments.ts';
import { say } from './catalog-view.messages.ts';
import { dependentsOf, needsText } from './needs.ts';

/** All the catalogue knows of one tool. */
export function entry(tool: CatalogEntry, tools: readonly CatalogEntry[]) {
  const { name, title, family, phase, system, disclaimer, service, birth, pageSize, needs, purpose } = tool;
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
    arguments: argumentsOf(tool.inputSchema),
    ...(disclaimer === null ? {} : { disclaimer: disclaimerText(disclaimer) }),
    ...(system === 'extension' ? { extensionNote: extensionNote() } : {}),
    available: true,
  };
}

export function entryLines(tool: CatalogEntry, view: ReturnType<typeof entry>): readonly string[] {
  return [
    `${view.name} - ${view.title}`,
    `Family: ${view.family}`,
    `Phase: ${view.phase}`,
    `System: ${view.system}`,
    `Service: ${view.service}`,
    `Class: ${view.class}`,
    `Birth data: ${view.birthData ? 'yes' : 'no'}`,
    `Paged: ${say.pages({ size: view.pageSize ?? 0 })}`,
    `Needs first: ${needsText(tool)}`,
    `Needed by: ${view.dependents.length === 0 ? 'none' : view.dependents.join(', ')}`,
    `Purpose: ${view.purpose}`,
    ...argumentSection(view.arguments),
    ...(view.disclaimer === undefined ? [] : [`Disclaimer: ${view.disclaimer}`]),
    ...(view.extensionNote === undefined ? [] : [`Note: ${view.extensionNote}`]),
  ];
}

function argumentSection(views: readonly ArgumentView[]): readonly string[] {
  return views.length === 0 ? ['Arguments: none'] : ['Arguments:', ...views.map(argumentLine)];
}

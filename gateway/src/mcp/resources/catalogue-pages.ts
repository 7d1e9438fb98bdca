import { PHASE_MEANINGS, SYSTEM_MEANINGS } from '@cuspal/catalog/reading';
import type { ToolEntry } from '../../catalog/entry.ts';
import { listedTool } from '../../catalog/listed-tool.ts';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import type { PageSet, ResourcePage } from './page.ts';

const ROOT = 'cuspal://catalogue';
const FAMILIES = `${ROOT}/families`;
const TOOLS = `${ROOT}/tools`;

type Tools = readonly ToolEntry[];

const slugOf = (family: string): string => family.replaceAll(' ', '-');
const familiesOf = (tools: Tools): readonly string[] => [...new Set(tools.map(({ family }) => family))];
const inFamily = (tools: Tools, wanted: string): Tools => tools.filter(({ family }) => family === wanted);

const jsonPage = (part: Omit<ResourcePage, 'mimeType' | 'text'>, content: () => object): ResourcePage => ({
  ...part,
  mimeType: 'application/json',
  text: () => JSON.stringify(content()),
});

/** The words of a tag, what each means, and how many tools have it. */
const counted = (tools: Tools, tag: 'phase' | 'system', meanings: Readonly<Record<string, string>>) =>
  Object.entries(meanings).map(([key, meaning]) => ({
    key,
    meaning,
    tools: tools.filter((tool) => tool[tag] === key).length,
  }));

const overviewOf = (tools: Tools): ResourcePage =>
  jsonPage(
    {
      uri: ROOT,
      name: 'catalogue',
      title: 'The catalogue of tools',
      description: 'Every tool that can be called, by family, and what phases and systems mean.',
      listed: true,
    },
    () => ({
      tools: tools.length,
      phases: counted(tools, 'phase', PHASE_MEANINGS),
      systems: counted(tools, 'system', SYSTEM_MEANINGS),
      families: familiesOf(tools).map((family) => ({
        family,
        uri: `${FAMILIES}/${slugOf(family)}`,
        tools: inFamily(tools, family).map(({ name, title, system }) => ({ name, title, system })),
      })),
    }),
  );

const familyPage = (tools: Tools, family: string): ResourcePage =>
  jsonPage(
    {
      uri: `${FAMILIES}/${slugOf(family)}`,
      name: slugOf(family),
      title: `Tools of ${family}`,
      description: `What each tool of the family ${family} answers, and what it needs first.`,
      listed: true,
    },
    () => ({
      family,
      tools: inFamily(tools, family).map(({ name, title, description = title, phase, system, needs = [] }) => ({
        name,
        title,
        phase,
        system,
        needs,
        description,
        uri: `${TOOLS}/${name}`,
      })),
    }),
  );

const toolPage = (entry: ToolEntry): ResourcePage =>
  jsonPage(
    {
      uri: `${TOOLS}/${entry.name}`,
      name: entry.name,
      title: entry.title,
      description: entry.description ?? entry.title,
      listed: false,
    },
    () => ({ ...listedTool(entry), needs: entry.needs ?? [] }),
  );

/** The tools that can be called: an overview, each family, and each tool as tools/list shows it. */
export const cataloguePages = (catalogue: Pick<ToolCatalogue, 'tools'>): PageSet => ({
  pages: () => {
    const { tools } = catalogue;
    return [overviewOf(tools), ...familiesOf(tools).map((family) => familyPage(tools, family)), ...tools.map(toolPage)];
  },
  templates: [
    {
      uriTemplate: `${FAMILIES}/{family}`,
      name: 'tool-family',
      title: 'A family of tools',
      description: 'The tools of a family by its name, such as core-analysis.',
      mimeType: 'application/json',
      variable: 'family',
      values: () => familiesOf(catalogue.tools).map(slugOf),
    },
    {
      uriTemplate: `${TOOLS}/{tool}`,
      name: 'tool',
      title: 'A tool',
      description: 'A tool by its name, with its arguments and what it needs first.',
      mimeType: 'application/json',
      variable: 'tool',
      values: () => catalogue.tools.map(({ name }) => name),
    },
  ],
});

import { nearestNames } from '@cuspal/catalog';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { invalidParams, shown } from '../texts/invalid-params.ts';
import { suggest } from '../texts/suggest.ts';
import type { Resources, Typed } from '../texts/texts.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { listedPage, type PageTemplate, type ResourcePage } from './page.ts';
import { ruleBookPages } from './rule-book.ts';
import { skillPages } from './skills.ts';
import { sourcePages } from './sources.ts';
import { trackRecordPages } from './track-record.ts';
import { viewPages } from './views.ts';

/** No variable is longer; what is, is not completed. */
const LONGEST_TYPED = 200;

/**
 * The catalogue of tools, the rule book, the glossary of sources, the track record, the skills and the page of the figures. A URI leads to a text only when it is written
 * exactly as it is listed: nothing is decoded, joined or resolved.
 */
export function cuspalResources(catalogue: Pick<ToolCatalogue, 'tools' | 'onChange'>): Resources {
  const sets = [cataloguePages(catalogue), ruleBookPages, sourcePages, trackRecordPages, skillPages, viewPages];
  const templates = sets.flatMap((set) => set.templates);
  const gather = (): ReadonlyMap<string, ResourcePage> =>
    new Map(sets.flatMap((set) => set.pages()).map((page) => [page.uri, page] as const));
  let pages = gather();
  catalogue.onChange(() => (pages = gather()));
  return {
    list: (apps) =>
      [...pages.values()].filter(({ listed }) => listed === true || (apps && listed === 'apps')).map(listedPage),
    templates: () =>
      templates.map(({ uriTemplate, name, title, description, mimeType }) => ({
        uriTemplate,
        name,
        title,
        description,
        mimeType,
      })),
    read: (uri) => {
      const page = pages.get(uri);
      return page && { uri, mimeType: page.mimeType, text: page.text(), ...(page.meta && { _meta: page.meta }) };
    },
    nearest: (uri) => nearestNames(uri, [...pages.keys()]),
    complete: (template, typed) => completeVariable(templates, template, typed),
  };
}

function completeVariable(
  templates: readonly PageTemplate[],
  wanted: string,
  { argument, value }: Typed,
): readonly string[] {
  const template = templates.find(({ uriTemplate }) => uriTemplate === wanted);
  if (!template) {
    const known = templates.map(({ uriTemplate }) => uriTemplate).join(', ');
    throw invalidParams(`Unknown resource template: ${shown(wanted)}. The templates are ${known}.`);
  }
  if (template.variable !== argument) {
    throw invalidParams(`Unknown argument: ${shown(argument)}. ${wanted} takes ${template.variable}.`, {
      field: argument,
    });
  }
  return value.length > LONGEST_TYPED ? [] : suggest(template.values(), value);
}

import { nearestNames } from '@cuspal/catalog';
import { SKILLS, skillUri } from '@cuspal/catalog/reading';
import { TRACK_RECORD } from '@cuspal/catalog/track-record';
import { viewPage, VIEW_META, VIEW_MIME_TYPE, VIEW_URI } from '@cuspal/views';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { invalidParams, shown } from '../texts/invalid-params.ts';
import { suggest } from '../texts/suggest.ts';
import type { Resources, Typed } from '../texts/texts.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { listedPage, type PageTemplate, type ResourcePage, type PageSet } from './page.ts';
import { ruleBookPages } from './rule-book.ts';
import { sourcePages } from './sources.ts';

/** No variable is longer; what is, is not completed. */
const LONGEST_TYPED = 200;

/**
 * The catalogue of tools, the rule book, the glossary of sources, the track record, the skills and the page of the
 * figures. A URI leads to a text only when it is written exactly as it is listed: nothing is decoded, joined or resolved.
 */
export function cuspalResources(catalogue: Pick<ToolCatalogue, 'tools' | 'onChange'>): Resources {
  const sets = [cataloguePages(catalogue), ruleBookPages, sourcePages, SINGLE_PAGES];
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

/** Each file of a skill is a resource, which clients without the extension can read too. */
const skillPages = (): readonly ResourcePage[] =>
  SKILLS.map((skill) => ({
    uri: skillUri(skill),
    name: skill.name,
    title: skill.title,
    description: skill.frontmatter.description,
    mimeType: 'text/markdown',
    listed: true,
    text: () => skill.text,
  }));

/** What the rules can do, as docs/track-record.md tells it. */
const TRACK_RECORD_PAGE: ResourcePage = {
  uri: 'cuspal://track-record',
  name: 'track-record',
  title: 'The track record',
  description: 'What the rules can do and what nothing shows: printed cases, coverage, base rates, stability.',
  mimeType: 'text/markdown',
  listed: true,
  text: () => TRACK_RECORD,
};

/** The page that hosts show beside results. */
const FIGURE_PAGE: ResourcePage = {
  uri: VIEW_URI,
  name: 'figure',
  title: 'The figure of a result',
  description: 'The page that draws charts, periods, windows and tables, with the reasons of every part.',
  mimeType: VIEW_MIME_TYPE,
  listed: 'apps',
  meta: { ui: VIEW_META },
  text: viewPage,
};

const SINGLE_PAGES: PageSet = { pages: () => [TRACK_RECORD_PAGE, ...skillPages(), FIGURE_PAGE], templates: [] };

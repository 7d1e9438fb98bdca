import { viewPage, VIEW_META, VIEW_MIME_TYPE, VIEW_URI } from '@cuspal/views';
import type { PageSet, ResourcePage } from './page.ts';

const FIGURE: ResourcePage = {
  uri: VIEW_URI,
  name: 'figure',
  title: 'The figure of a result',
  description: 'The page that draws charts, periods, windows and tables, with the reasons of every part.',
  mimeType: VIEW_MIME_TYPE,
  listed: 'apps',
  meta: { ui: VIEW_META },
  text: viewPage,
};

/** The page that hosts show beside results. */
export const viewPages: PageSet = { pages: () => [FIGURE], templates: [] };

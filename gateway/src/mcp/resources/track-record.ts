import { TRACK_RECORD } from '@cuspal/catalog/track-record';
import type { PageSet, ResourcePage } from './page.ts';

const PAGES: readonly ResourcePage[] = [
  {
    uri: 'cuspal://track-record',
    name: 'track-record',
    title: 'The track record',
    description: 'What the rules can do and what nothing shows: printed cases, coverage, base rates, stability.',
    mimeType: 'text/markdown',
    listed: true,
    text: () => TRACK_RECORD,
  },
];

/** What the rules can do, as docs/track-record.md tells it. */
export const trackRecordPages: PageSet = { pages: () => PAGES, templates: [] };

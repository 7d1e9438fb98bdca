import { html, type Html } from './html.ts';
import { alternates, pageLanguage, queryOf } from './page-language.ts';
import { say } from './page.messages.ts';

/** What programs that list or show a page are told of it: searches, messages, feeds. */
export interface About {
  /** Address of the server. */
  readonly baseUrl: string;
  readonly path: string;
  /** What the page holds, in a sentence or two. */
  readonly description: string;
}

/** The picture that is shown beside links to the pages: the sample chart and what is read from it. */
export const SHARE_PICTURE = { path: '/docs/share.png', width: 1200, height: 630 } as const;

const LONGEST = 200;

/** As much of a text as such programs show, cut between words. */
export function described(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const sentence = plain.slice(0, LONGEST).search(/[.!?] [^.!?]*$/);
  return sentence > LONGEST / 3
    ? plain.slice(0, sentence + 1)
    : `${plain.slice(0, plain.lastIndexOf(' ', LONGEST - 1))} …`;
}

/** What tells crawlers of a page in other languages. */
export const alternateLinks = ({ baseUrl, path }: Pick<About, 'baseUrl' | 'path'>): readonly Html[] =>
  alternates().map(
    ({ language, query }) => html`<link rel="alternate" hreflang="${language}" href="${baseUrl}${path}${query}" /> `,
  );

/** The elements of the head that say it, for the readers of Open Graph too. */
export function aboutElements(title: string, { baseUrl, path, description }: About): Html {
  const { width, height } = SHARE_PICTURE;
  const address = `${baseUrl}${path}${queryOf(pageLanguage())}`;
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    ${alternateLinks({ baseUrl, path })}
    <meta property="og:site_name" content="Cuspal" />
    <meta property="og:type" content="${path === '/' ? 'website' : 'article'}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${baseUrl}${SHARE_PICTURE.path}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />
    <meta property="og:image:alt" content="${say.picture()}" />
    <meta name="twitter:card" content="summary_large_image" /> `;
}

/** /robots.txt: what is for people to read may be read by machines; what acts or belongs to somebody may not. */
export const robots = (baseUrl: string): string =>
  `User-agent: *
Disallow: /authorize
Disallow: /interaction
Disallow: /developer/
Disallow: /docs/search
Disallow: /mcp
Allow: /mcp/server-card
Disallow: /v1/

Sitemap: ${baseUrl}/sitemap.xml
`;

/** /sitemap.xml: the pages that anybody may read. */
export function sitemap(baseUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escape(`${baseUrl}${path}`)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const UNRELEASED = '## Unreleased\n';
/** Headings of the changelog, by the types of commits that belong under them; what users do not notice has none. */
const HEADINGS = { feat: 'Added', fix: 'Fixed', perf: 'Changed', refactor: undefined };
const TITLE = /^(\w+)(?:\(([^)]+)\))?!?: (.+)$/;

/** Lines for the changelog out of the titles of commits, under its headings: a draft that a person edits. */
export function draft(titles) {
  const found = new Map();
  for (const title of titles) {
    const [, type, area, what] = TITLE.exec(title) ?? [];
    const heading = HEADINGS[type];
    if (heading === undefined) continue;
    found.set(heading, [...(found.get(heading) ?? []), `- ${area ? `${area}: ` : ''}${what}`]);
  }
  return ['Added', 'Changed', 'Fixed']
    .filter((heading) => found.has(heading))
    .map((heading) => `### ${heading}\n\n${found.get(heading).join('\n')}\n`)
    .join('\n');
}

/** What the changelog says under "Unreleased", without blank lines around it. */
export function unreleased(changelog) {
  const from = changelog.indexOf(UNRELEASED);
  if (from === -1) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const [section] = changelog.slice(from + UNRELEASED.length).split(/^## /m);
  return section.trim();
}

/** The changelog with a section of its own for a version: what stood under "Unreleased", else the draft. */
export function withSection(changelog, version, date, drafted) {
  const written = unreleased(changelog);
  const from = changelog.indexOf(UNRELEASED) + UNRELEASED.length;
  const rest = changelog.slice(from).replace(/^[^]*?(?=^## |(?![^]))/m, '');
  const section = `\n## ${version} - ${date}\n\n${(written || drafted).trim()}\n`;
  return `${changelog.slice(0, from)}${section}${rest ? `\n${rest}` : ''}`;
}

/** The entries of a section as Artifact Hub lists them, at most so many, the first sentence of each. */
export function artifactHubChanges(section, most = 20) {
  const kinds = { Added: 'added', Changed: 'changed', Fixed: 'fixed', Removed: 'removed', Security: 'security' };
  let kind = 'changed';
  const entries = [];
  for (const line of section.split('\n')) {
    kind = kinds[/^### (\w+)/.exec(line)?.[1]] ?? kind;
    const [, text] = /^- (.+)$/.exec(line) ?? [];
    if (text !== undefined) entries.push({ kind, description: plain(text) });
  }
  return entries.slice(0, most);
}

/** The first sentence, without marks and addresses. */
const plain = (text) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .split(/(?<=[.:;]) /)[0];

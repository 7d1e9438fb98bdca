import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument } from 'yaml';

// node deploy/chart-readme.mjs: writes the README of the chart, whose table of values is made of values.yaml and of the
// comments in it.

const CHART = fileURLToPath(new URL('helm/cuspal/', import.meta.url));
const FILE = `${CHART}README.md`;
/** A default that is longer stands in values.yaml alone. */
const LONGEST_DEFAULT = 60;

/**
 * Every value of a values file, in its order: { path, standard, text }. A map that is written in lines is a row where
 * something is said of it, and each of its entries is one; what is written in one line is one value.
 */
export function valuesOf(source) {
  const rows = [];
  const walk = (map, before, said) => {
    for (const [index, { key, value }] of map.items.entries()) {
      const path = [...before, key.value].join('.');
      // What is said of the first entry is kept with the map.
      const text = said(index) || textOf(key.commentBefore);
      if (isMap(value) && !value.flow) {
        if (text) rows.push({ path, standard: '', text });
        walk(value, [...before, key.value], (first) => (first === 0 ? textOf(value.commentBefore) : ''));
      } else rows.push({ path, standard: standardOf(value), text });
    }
  };
  const { contents } = parseDocument(source);
  walk(contents, [], (first) => (first === 0 ? textOf(contents.commentBefore) : ''));
  return rows;
}

/** The last paragraph of a comment without what is an example in it: lines that begin with two spaces. */
function textOf(comment = '') {
  const [last = ''] = comment.split(/\n[ \t]*\n/).slice(-1);
  return last
    .split('\n')
    .filter((line) => !line.startsWith('  '))
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

function standardOf(value) {
  const text = JSON.stringify(value.toJSON());
  return text.length > LONGEST_DEFAULT ? '' : text;
}

/** The README of the chart. */
export function chartReadme(source, { description, kubeVersion }) {
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('{{', '&#123;&#123;');
  const rows = valuesOf(source).map(
    ({ path, standard, text }) => `| \`${path}\` | ${standard && `\`${cell(standard)}\``} | ${cell(text)} |`,
  );
  return `# Cuspal

${description}. How it is installed, looked after and backed up stands in [Operations](https://github.com/cuspal/cuspal/blob/main/docs/operations.md#kubernetes); what to mind before an upgrade in \`UPGRADING.md\`.

\`\`\`
helm install cuspal oci://ghcr.io/cuspal/charts/cuspal --version VERSION -f VALUES
\`\`\`

It needs Kubernetes ${kubeVersion.replace(/-0$/, '')}, PostgreSQL, and from two gateways on Redis. \`values-small.yaml\`, \`values-medium.yaml\` and \`values-large.yaml\` in the chart are installations of three sizes. A value that the schema does not know is refused with its path.

## Values

This table is made of \`values.yaml\`. A default that it leaves out is long and stands there.

| value | default | what it is |
| --- | --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) => readFileSync(`${CHART}${name}`, 'utf8');
  writeFileSync(FILE, chartReadme(read('values.yaml'), parseDocument(read('Chart.yaml')).toJSON()));
}

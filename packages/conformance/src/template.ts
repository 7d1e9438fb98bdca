import type { ReferenceSet } from './model.ts';
import { leavesOf } from './paths.ts';

/** A file to be filled in by another program: every case with its input, and null for each value. */
export function template(set: ReferenceSet): string {
  const cases = Object.values(set.files).flat();
  const inputs = cases.map(({ id, input }) => `    ${JSON.stringify(id)}: ${JSON.stringify(input)}`);
  const values = cases.map(({ id, values: of }) => {
    const paths = [...leavesOf(of).keys()].map((path) => `      ${JSON.stringify(path)}: null`);
    return `    ${JSON.stringify(id)}: {\n${paths.join(',\n')}\n    }`;
  });
  return `{
  "program": "name and version",
  "set": ${JSON.stringify(set.version)},
  "inputs": {
${inputs.join(',\n')}
  },
  "values": {
${values.join(',\n')}
  }
}
`;
}

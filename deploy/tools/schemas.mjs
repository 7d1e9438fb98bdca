import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const DEFINITION = '#/definitions/';

/** The file of a kind, as `kubeconform` asks for it: group_kind_version.json; what has no group has its version there. */
const fileOf = (group, kind, version) => `${group || version}_${kind}_${version}.json`.toLowerCase();

/** kubeconform finds the files by this pattern. */
export const locationOf = (folder) => join(folder, '{{ .Group }}_{{ .ResourceKind }}_{{ .ResourceAPIVersion }}.json');

/**
 * A schema that refuses fields it does not name. Where the API takes a number or a text, the schema does too, and a
 * reference to a definition is the only thing in its place.
 */
export function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref !== undefined) return { $ref: schema.$ref };
  if (schema['x-kubernetes-int-or-string'] || schema.format === 'int-or-string')
    return { anyOf: [{ type: 'integer' }, { type: 'string', ...(schema.pattern && { pattern: schema.pattern }) }] };
  const { properties, items, additionalProperties, allOf, anyOf, oneOf, not, ...rest } = schema;
  const named =
    properties && Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, strict(each)]));
  const open = additionalProperties !== undefined || schema['x-kubernetes-preserve-unknown-fields'];
  const type = schema.nullable && rest.type ? { type: [rest.type, 'null'] } : {};
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-') && key !== 'nullable')),
    ...type,
    ...(named && { properties: named }),
    ...(named && !open && { additionalProperties: false }),
    ...(additionalProperties !== undefined && { additionalProperties: strict(additionalProperties) }),
    ...(items && { items: strict(items) }),
    // They limit what the properties beside them say, and name no property of their own.
    ...Object.fromEntries(Object.entries({ allOf, anyOf, oneOf, not }).filter(([, each]) => each !== undefined)),
  };
}

/** Schemas of every kind of the API server's own, by file name, each with the definitions that it needs. */
export function kindsOfSwagger({ definitions }) {
  const strictly = new Map(Object.entries(definitions).map(([name, schema]) => [name, strict(schema)]));
  // A quantity is a text in the document, and the server takes a number too.
  strictly.set('io.k8s.apimachinery.pkg.api.resource.Quantity', { type: ['string', 'number'] });
  const files = new Map();
  for (const [name, schema] of Object.entries(definitions)) {
    const [{ group, kind, version } = {}, ...others] = schema['x-kubernetes-group-version-kind'] ?? [];
    // A kind that belongs to many groups is no object of its own.
    if (kind === undefined || others.length > 0) continue;
    files.set(fileOf(group, kind, version), {
      ...strictly.get(name),
      definitions: Object.fromEntries(needed(name, strictly)),
    });
  }
  return files;
}

/** The definitions that one refers to, directly or through others. */
function needed(name, definitions) {
  const found = new Map();
  const waiting = [name];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const text = JSON.stringify(definitions.get(each));
    for (const [, other] of text.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)) {
      if (found.has(other)) continue;
      if (!definitions.has(other)) throw new Error(`${each} refers to ${DEFINITION}${other}, which is not there`);
      found.set(other, definitions.get(other));
      waiting.push(other);
    }
  }
  return found;
}

/** Schemas of the kinds that a file of CustomResourceDefinitions adds. */
export function kindsOfCrds(text) {
  const resources = parseAllDocuments(text).map((document) => document.toJS());
  const crds = resources.filter((resource) => resource?.kind === 'CustomResourceDefinition');
  return new Map(
    crds.flatMap(({ spec: { group, names, versions } }) =>
      versions.map(({ name, schema }) => [fileOf(group, names.kind, name), strict(schema.openAPIV3Schema)]),
    ),
  );
}

/** Writes all schemas into a folder, which is there as a whole or not at all. */
export function writeSchemas(folder, swaggerFile, crdFolders) {
  const files = kindsOfSwagger(JSON.parse(readFileSync(swaggerFile, 'utf8')));
  for (const each of crdFolders)
    for (const name of readdirSync(each).filter((file) => /\.ya?ml$/.test(file)))
      for (const [file, schema] of kindsOfCrds(readFileSync(join(each, name), 'utf8'))) files.set(file, schema);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const [file, schema] of files) writeFileSync(join(unfinished, file), JSON.stringify(schema));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return files.size;
}

/** A call of a tool in the languages that have a client, as fences of Markdown that follow each other. */
export function callFences(tool: string, args: Readonly<Record<string, unknown>>, result: object | string): string {
  const member = typeof result === 'string' ? undefined : SAID.find((name) => Object.hasOwn(result, name));
  return [
    ['sh', curl(tool, args)],
    ['ts', typescript(tool, args, member)],
    ['py', python(tool, args, member)],
    ['go', typeof result === 'string' ? goText(tool, args) : go(tool, args, member)],
  ]
    .map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\``)
    .join('\n\n');
}

/** Stands for the address of the server in what is kept; each request may know it by another. */
export const SERVER = '\u{E000}';

/** What a result says in a sentence. */
const SAID = ['answer', 'about'];

function curl(tool: string, args: object): string {
  const body = JSON.stringify(args, undefined, 2).replaceAll("'", String.raw`'\''`);
  return `curl -s ${SERVER}/v1/tools/${tool} \\
  -H "Authorization: Bearer $CUSPAL_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
}

function typescript(tool: string, args: object, member: string | undefined): string {
  const method = tool.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import { Cuspal } from '@cuspal/client';

const cuspal = new Cuspal({ apiKey: process.env['CUSPAL_KEY'] ?? '', baseUrl: '${SERVER}' });

const result = await cuspal.${method}(${literal(args, TYPESCRIPT)});
console.log(result${member === undefined ? '' : `.${member}`});`;
}

function python(tool: string, args: object, member: string | undefined): string {
  const named = Object.entries(args).map(([name, value]) => `    ${name}=${literal(value, PYTHON, '    ')},`);
  return `import os

from cuspal import Cuspal

cuspal = Cuspal(os.environ["CUSPAL_KEY"], base_url="${SERVER}")

result = cuspal.${tool}(${named.length === 0 ? '' : `\n${named.join('\n')}\n`})
print(result${member === undefined ? '' : `["${member}"]`})`;
}

function go(tool: string, args: object, member: string | undefined): string {
  const field = member === undefined ? '' : `${member[0]?.toUpperCase()}${member.slice(1)}`;
  const result = member === undefined ? 'var result any' : `var result struct{ ${field} string }`;
  return goProgram(`	arguments := ${literal(args, GO, '\t')}
	${result}
	if err := client.Call(context.Background(), "${tool}", arguments, &result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result${field === '' ? '' : `.${field}`})`);
}

/** A tool that answers with a text has a method alone, with arguments of a type of its own. */
function goText(tool: string, args: object): string {
  const name = pascal(tool);
  const own = Object.keys(args).map((field) => `${pascal(field)}:`);
  const width = Math.max(0, ...own.map(({ length }) => length));
  const fields = Object.values(args).map(
    (value: unknown, index) =>
      `\t\t${own[index]?.padEnd(width)} ${typeof value === 'number' ? `cuspal.Ptr[float64](${value})` : literal(value, GO)},`,
  );
  const given = fields.length === 0 ? '' : `\n${fields.join('\n')}\n\t`;
  return goProgram(`	text, err := client.${name}(context.Background(), cuspal.${name}Arguments{${given}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(text)`);
}

const pascal = (name: string): string => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const goProgram = (body: string): string => `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	cuspal "github.com/cuspal/cuspal/clients/go"
)

func main() {
	client, err := cuspal.New(os.Getenv("CUSPAL_KEY"), cuspal.WithBaseURL("${SERVER}"))
	if err != nil {
		log.Fatal(err)
	}
${body}
}`;

/** How a language writes values. */
interface Writing {
  readonly indent: string;
  readonly text: (text: string) => string;
  readonly words: readonly [yes: string, no: string];
  readonly list: readonly [open: string, close: string];
  readonly object: readonly [open: string, close: string];
  readonly name: (name: string) => string;
  /** Values of lines that follow each other begin below each other, as gofmt wants it. */
  readonly aligned?: true;
}

const quoted = (text: string): string => JSON.stringify(text);

const TYPESCRIPT: Writing = {
  indent: '  ',
  text: (text) => (text.includes("'") ? quoted(text) : `'${text}'`),
  words: ['true', 'false'],
  list: ['[', ']'],
  object: ['{', '}'],
  name: (name) => name,
};
const PYTHON: Writing = {
  indent: '    ',
  text: quoted,
  words: ['True', 'False'],
  list: ['[', ']'],
  object: ['{', '}'],
  name: quoted,
};
const GO: Writing = {
  indent: '\t',
  text: quoted,
  words: ['true', 'false'],
  list: ['[]any{', '}'],
  object: ['map[string]any{', '}'],
  name: quoted,
  aligned: true,
};

/** A value as a language writes it; objects and lists of objects over several lines. */
function literal(value: unknown, writing: Writing, indent = ''): string {
  if (typeof value === 'string') return writing.text(value);
  if (typeof value === 'boolean') return writing.words[value ? 0 : 1];
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = indent + writing.indent;
  const [open, close] = Array.isArray(value) ? writing.list : writing.object;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return `${open}${value.map((each: unknown) => literal(each, writing, inner)).join(', ')}${close}`;
  const lines = Array.isArray(value)
    ? value.map((each: unknown) => literal(each, writing, inner))
    : members(value, writing, inner);
  return lines.length === 0
    ? open + close
    : `${open}\n${lines.map((line) => `${inner}${line},`).join('\n')}\n${indent}${close}`;
}

function members(value: object, writing: Writing, indent: string): readonly string[] {
  const entries = Object.entries(value).map(
    ([name, each]) => [`${writing.name(name)}:`, literal(each, writing, indent)] as const,
  );
  if (!writing.aligned) return entries.map(([name, text]) => `${name} ${text}`);
  return entries.map(([name, text], index) => `${name.padEnd(widthAt(entries, index))} ${text}`);
}

/** How wide the names are in the run of lines to which an entry belongs; a value of several lines ends a run. */
function widthAt(entries: readonly (readonly [name: string, text: string])[], index: number): number {
  const isLong = (at: number): boolean => entries[at]?.[1].includes('\n') ?? true;
  if (isLong(index)) return 0;
  let [from, to] = [index, index];
  while (from > 0 && !isLong(from - 1)) from -= 1;
  while (to + 1 < entries.length && !isLong(to + 1)) to += 1;
  return Math.max(...entries.slice(from, to + 1).map(([name]) => name.length));
}

import { CALLABLE } from '@cuspal/catalog';
import { Cuspal } from '@cuspal/client';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../gateway/src/management/operations.ts';
import { managementFile } from '../generate/contract/management-client.ts';
import { readClientContract } from './contract.ts';
import { goFiles } from './go.ts';
import { pythonFiles } from './python.ts';

const contract = await readClientContract();
const python = pythonFiles(contract);
const go = goFiles(contract);
const client = managementFile(contract.management);
const countOf = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('the contract of clients', () => {
  const names = contract.schemas.map(([name]) => name);

  it('names each shape once, and each that another refers to', () => {
    expect(new Set(names).size).toBe(names.length);
    const referred = [...JSON.stringify(contract.schemas).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(referred.map(([, name = '']) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has no object without a name inside another', () => {
    const inside = contract.schemas.filter(([, schema]) => countOf(JSON.stringify(schema), /"properties":\{/g) > 1);
    expect(inside.map(([name]) => name)).toEqual([]);
  });

  it('has arguments for every tool', () => {
    expect(contract.tools.map(({ name }) => name)).toEqual(CALLABLE.map(({ name }) => name));
    expect(contract.tools.filter(({ arguments: name }) => !names.includes(name))).toEqual([]);
  });
});

describe('what is written of it', () => {
  it('in Python is a call and a method for each tool, sync and async', () => {
    expect(countOf(python.get('calls.py'), /^def /gm)).toBe(CALLABLE.length);
    expect(countOf(python.get('_methods.py'), /^ {4}def /gm)).toBe(CALLABLE.length);
    expect(countOf(python.get('_methods.py'), /^ {4}async def /gm)).toBe(CALLABLE.length);
  });

  it('in Go is a method for each tool, and pages for those that have some', () => {
    expect(countOf(go.get('tools.go'), /^func \(c \*Client\) /gm)).toBe(CALLABLE.length);
    expect(countOf(go.get('tools.go'), /\) hasMore\(\) bool/g)).toBeGreaterThan(3);
  });

  it('is a method for each operation of management too, in all three', () => {
    const names = OPERATIONS.map(({ name }) => name);
    expect(contract.management.methods.map(({ name }) => name)).toEqual(names);
    expect(countOf(python.get('management.py'), /^ {4}def (?!__)/gm)).toBe(names.length);
    expect(countOf(python.get('management.py'), /^ {4}async def /gm)).toBe(names.length);
    expect(countOf(go.get('tools.go'), /^func \(m \*Management\) /gm)).toBe(names.length);
    const management: object = new Cuspal({ apiKey: 'none' }).management;
    expect(names.filter((name) => typeof Reflect.get(management, name) !== 'function')).toEqual([]);
    // One name is one shape: those of tools are exported beside these.
    const shapes = contract.management.schemas.map(([name]) => name);
    const ofTools = new Set(contract.schemas.map(([name]) => name));
    expect(shapes.filter((name, at) => ofTools.has(name) || shapes.indexOf(name) !== at)).toEqual([]);
  });

  it('takes an ETag with each change that the server compares, in all three', () => {
    // A new secret is no version of its own: the hint that is sent says which one is meant.
    const compared = OPERATIONS.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/secret')).length;
    expect(countOf(python.get('management.py'), /^ {4}(?:async )?def .*etag: str \| None = None/gm)).toBe(2 * compared);
    expect(countOf(go.get('tools.go'), /^func \(m \*Management\) .*options \.\.\.ChangeOption/gm)).toBe(compared);
    expect(countOf(client, /options\?: ChangeOptions\)/g)).toBe(compared);
    expect(python.get('management.py')).toContain(
      'def put_limits(self, account: str, /, *, etag: str | None = None, **fields: Unpack[PutLimitsInput]) -> TaggedAccountLimits:',
    );
    expect(go.get('types.go')).toContain('type AccountLimits struct {\n\tTagged\n');
    expect(client).toContain('getLimits(account: string, waiting?: Waiting): Promise<Tagged<AccountLimits>>');
    // The clients put it beside the members of an answer, and Python beside those that are sent.
    const members = contract.management.schemas.flatMap(([, { properties = {} }]) => Object.keys(properties));
    expect(members.filter((name) => name.toLowerCase() === 'etag')).toEqual([]);
  });

  it('lets arguments begin with a birth in both', () => {
    expect(python.get('types.py')).toContain('class GetPlanetsArguments(Birth):');
    expect(go.get('types.go')).toContain('type GetPlanetsArguments struct {\n\tBirth\n');
  });
});

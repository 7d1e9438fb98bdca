import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';

/** What the lint rules of a file say of one import. */
const faults = async (file: string, specifier: string): Promise<readonly string[]> => {
  const { rules } = await new ESLint().calculateConfigForFile(file);
  const rule = rules['no-restricted-imports'];
  return new Linter()
    .verify(`import '${specifier}';`, { rules: { 'no-restricted-imports': rule } })
    .map(({ message }) => message);
};

describe('who may import whom', () => {
  it.each([
    ['gateway/src/main.ts', '@cuspal/engine'],
    ['gateway/src/main.ts', '@cuspal/tool-kit'],
    ['services/natal/src/main.ts', '@cuspal/service-dasha'],
    ['services/natal/src/main.ts', '@cuspal/catalog'],
    ['services/natal/src/main.ts', '../../dasha/src/main.ts'],
    ['services/natal/src/tools/a.tool.ts', '../../../../packages/engine/src/index.ts'],
    ['packages/engine/src/index.ts', '@nestjs/common'],
    ['packages/engine/src/index.ts', '@cuspal/tool-kit'],
    ['packages/tool-kit/src/index.ts', '@cuspal/catalog'],
    ['packages/catalog/src/index.ts', '@cuspal/proto'],
  ])('%s may not import %s', async (file, specifier) => {
    expect((await faults(file, specifier)).join()).toMatch(/may import of ours only|never by a path|engine is pure/);
  });

  it.each([
    ['gateway/src/main.ts', '@cuspal/proto'],
    ['gateway/src/mcp/calls.ts', '../catalog/nearest.ts'],
    ['services/natal/src/main.ts', '@cuspal/tool-kit/host'],
    ['services/meta/src/main.ts', '@cuspal/catalog'],
    ['packages/tool-kit/src/index.ts', '@cuspal/engine'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await faults(file, specifier)).toEqual([]);
  });
});

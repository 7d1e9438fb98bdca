import { CATALOG, exampleOf } from '@cuspal/catalog';
import { callFences, SERVER } from '../../gateway/src/docs/call-code.ts';

/** The call that each tool's page shows in a language, by the name of the tool. */
export function toolPageCode(language: string, baseUrl: string): ReadonlyMap<string, string> {
  return new Map(
    CATALOG.map(({ name }) => {
      const { arguments: args, answer } = exampleOf(name);
      const fences = [...callFences(name, args, answer).matchAll(/^```(\w+)\n([^]*?)\n```$/gm)];
      const [, , code = ''] = fences.find(([, marked]) => marked === language) ?? [];
      return [name, code.replaceAll(SERVER, baseUrl)] as const;
    }),
  );
}

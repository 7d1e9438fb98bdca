import { CATALOG, exampleOf } from '@cuspal/catalog';
import { callFences, SERVER } from '../../gateway/src/docs/call-code.ts';

/** What the page of each tool shows: language and code, with `SERVER` for the address. */
let shown: ReadonlyMap<string, readonly (readonly [language: string, code: string])[]> | undefined;

const fencesOfAll = () =>
  new Map(
    CATALOG.map(({ name }) => {
      const { arguments: args, answer } = exampleOf(name);
      const fences = [...callFences(name, args, answer).matchAll(/^```(\w+)\n([^]*?)\n```$/gm)];
      return [name, fences.map(([, language = '', code = '']) => [language, code] as const)] as const;
    }),
  );

/** The call that each tool's page shows in a language, by the name of the tool. */
export function toolPageCode(language: string, baseUrl: string): ReadonlyMap<string, string> {
  shown ??= fencesOfAll();
  return new Map(
    [...shown].map(([name, fences]) => {
      const [, code = ''] = fences.find(([marked]) => marked === language) ?? [];
      return [name, code.replaceAll(SERVER, baseUrl)] as const;
    }),
  );
}

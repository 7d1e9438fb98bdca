import { describe, expect, it } from 'vitest';
import { progress } from '../scripts/lib/compile.mjs';

/** What a person sees of what the compiler prints. */
const seen = (text: string): readonly string[] => {
  const shown = progress('/home/me/cuspal');
  return text.split('\n').flatMap((line) => shown(line) ?? []);
};

const LIST = `8:37:31 PM - Projects in this build: \r
    * packages/proto/tsconfig.json\r
    * packages/engine/tsconfig.json\r
    * tsconfig.build.json

8:37:31 PM - Project 'packages/proto/tsconfig.json' is up to date because newest input is older than output
`;

describe('what is said while the sources are compiled', () => {
  it('is nothing where nothing has changed', () => expect(seen(LIST)).toEqual([]));

  it('names each package before it is compiled', () => {
    const building = `${LIST}
8:37:32 PM - Building project '/home/me/cuspal/packages/engine/tsconfig.json'...

8:37:52 PM - Building project '/home/me/cuspal/tsconfig.json'...
`;
    expect(seen(building)).toEqual(['> Compiling (half a minute when everything is new)\n  packages/engine (2 of 2)']);
  });

  it('is each fault as the compiler tells it, in colours too', () => {
    const fault = `\u001B[96mpackages/engine/src/a.ts\u001B[0m:1:1 - \u001B[91merror\u001B[0m TS2322: no

\u001B[7m1\u001B[0m const a: string = 1;

Found 1 error.`;
    const pretty = `[\u001B[90m8:37:31 PM\u001B[0m] Projects in this build: \n    * packages/engine/tsconfig.json\n
[\u001B[90m8:37:31\u202FPM\u001B[0m] Building project '/home/me/cuspal/packages/engine/tsconfig.json'...\n
${fault}`;
    expect(seen(pretty).slice(1)).toEqual(fault.split('\n'));
  });
});

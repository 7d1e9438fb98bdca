import { z } from 'zod';
import { defineTool, type ToolContext } from '../src/define-tool.ts';
import { birthInput } from '../src/inputs/birth.ts';
import type { DisclaimerClass, System } from '@cuspal/catalog/taxonomy';
import { SAMPLE_TAGS } from './sample-tags.ts';

export const BIRTH = {
  birth_datetime: '1992-08-14T10:02:00',
  latitude: 13.0827,
  longitude: 80.2707,
  utc_offset_minutes: 330,
};

interface Options {
  readonly system?: System;
  readonly disclaimer?: DisclaimerClass | null;
}

/** A tool of this input that answers what it is given to run. */
export function tool<Input extends z.ZodObject>(
  input: Input,
  run: (context: ToolContext<z.output<Input>>) => object | Promise<object>,
  { system = 'kp', disclaimer = null }: Options = {},
  birth: 'required' | 'accepted' = input === (birthInput as z.ZodObject) ? 'required' : 'accepted',
) {
  return defineTool({
    ...SAMPLE_TAGS,
    system,
    disclaimer,
    birth,
    provenance: { rules: ['R1'], sources: ['SE'] },
    input,
    output: z.looseObject({}),
    run: (context) => Promise.resolve(run(context)).then((result) => ({ ...result })),
  });
}

/** Shows the moment that its chart was cast for. */
export const chartTool = tool(birthInput, ({ chart }) => ({
  offset: chart.moment.offsetMinutes,
  jd: chart.moment.jdUt,
}));

import { builtTools } from '@cuspal/catalog';

/** Whether a tool can be called; plans and the protocol name no other. */
export type Callable = (tool: string) => boolean;

const BUILT: ReadonlySet<string> = new Set(builtTools().map(({ name }) => name));

export const isBuilt: Callable = (tool) => BUILT.has(tool);

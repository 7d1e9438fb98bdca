import { SPECIFICATION } from '../specification.ts';

const SYSTEMS: ReadonlyMap<string, string> = new Map(SPECIFICATION.map(({ name, system }) => [name, system]));

/** The name of a tool, with its system where that is not kp: no reader takes it for KP evidence. */
export function labelled(tool: string): string {
  const system = SYSTEMS.get(tool);
  return system === undefined || system === 'kp' ? tool : `${tool} [${system}]`;
}

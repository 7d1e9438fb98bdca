import { toolByName } from '../catalog.ts';

/** The name of a tool, with its system where that is not kp: no reader takes it for KP evidence. */
export function labelled(tool: string): string {
  const system = toolByName(tool)?.system;
  return system === undefined || system === 'kp' ? tool : `${tool} [${system}]`;
}

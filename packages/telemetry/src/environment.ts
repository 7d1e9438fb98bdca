import { z } from 'zod';

/** A variable or a set of variables is wrong; the message lists every fault, one a line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the variables a deployable declares; empty ones count as absent, all faults are named at once. */
export function readEnvironment<Shape extends z.ZodObject>(
  schema: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Shape> {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`The configuration is not usable:\n${faults.join('\n')}`);
}

/** A whole number in a variable. */
export const integerVariable = (minimum: number, maximum: number) =>
  z.coerce.number(`must be a number from ${minimum} to ${maximum}`).int().min(minimum).max(maximum);

export const portVariable = () => integerVariable(0, 65_535);

/** One row of docs/configuration.md. */
export interface VariableDescription {
  readonly name: string;
  readonly type: string;
  /** As it would be written; empty when there is none. */
  readonly default: string;
  readonly meaning: string;
}

/** What the `type` and `description` in the meta of each variable say, for the documentation. */
export function describeVariables(schema: z.ZodObject): readonly VariableDescription[] {
  return Object.entries(schema.shape).map(([name, variable]) => {
    const { type, description } = z.globalRegistry.get(variable) ?? {};
    const standard = z.safeParse(variable, undefined).data as unknown;
    return {
      name,
      type: typeof type === 'string' ? type : 'text',
      default: standard === undefined ? '' : JSON.stringify(standard).replaceAll('"', ''),
      meaning: description ?? '',
    };
  });
}

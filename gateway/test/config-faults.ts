import { parseConfig } from '../src/config/config.ts';

/** What is wrong with the settings of a gateway; nothing where they can be used. */
export const faultsOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

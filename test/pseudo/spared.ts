interface Spared {
  readonly tool?: string;
  readonly path: RegExp;
  /** Only what stands outside of brackets, where it is not everything. */
  readonly outside?: RegExp;
}

/** What stands outside of catalogues for a reason. */
const SPARED: readonly Spared[] = [
  // Programs take the code before the sentence.
  { path: /\.matchedConditions\[\]$/, outside: /^(?:(?:caution|custom|info):)?[A-Z][A-Z_]+:$/ },
  // These tell an assistant how to go about a reading, in the words of the instructions, which are English.
  { tool: 'get_reading_protocol', path: /^\.(?:phases|patterns|rules|topics|tiers)\b/ },
  { tool: 'set_birth_profile', path: /^\.plan\.rules\[\]$/ },
  { tool: 'get_tool_catalog', path: /^\.(?:phases|systems|families)\b/ },
  // One message lists them, and its commas part them.
  { path: /\.topicFields\.fields\[\]$/ },
];

export const isSpared = (tool: string, path: string, outside: string): boolean =>
  SPARED.some(
    (each) =>
      (each.tool === undefined || each.tool === tool) &&
      each.path.test(path) &&
      (each.outside === undefined || each.outside.test(outside)),
  );

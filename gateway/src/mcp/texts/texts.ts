import type {
  GetPromptResult,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplateType,
} from '@modelcontextprotocol/server';

/** What somebody has typed of an argument, and what is known of the others. */
export interface Typed {
  readonly argument: string;
  readonly value: string;
  readonly given: Readonly<Record<string, string>>;
}

/** Questions that a client offers to its user, each with the arguments that fill it in. */
export interface Prompts {
  readonly list: () => readonly Prompt[];
  /**
   * `toolsets` are the sets that the caller sees, none for all tools. Throws ProtocolError for a name or an argument that
   * cannot be used.
   */
  readonly get: (
    name: string,
    given: Readonly<Record<string, string>>,
    toolsets?: readonly string[],
  ) => GetPromptResult;
  /** What the argument may become, best first. Throws ProtocolError where there is no such prompt or argument. */
  readonly complete: (name: string, typed: Typed) => readonly string[];
}

/** Texts that a client reads by their URI. */
export interface Resources {
  /** With the pages that clients of MCP Apps show, or without. */
  readonly list: (apps: boolean) => readonly Resource[];
  readonly templates: () => readonly ResourceTemplateType[];
  /** Undefined where nothing has that URI. */
  readonly read: (uri: string) => ReadResourceResult['contents'][number] | undefined;
  /** URIs that one without a text may have been meant for. */
  readonly nearest: (uri: string) => readonly string[];
  /** What a variable of a template may become. Throws ProtocolError where there is no such template or variable. */
  readonly complete: (template: string, typed: Typed) => readonly string[];
}

/** What the server offers beside its tools; the same for every caller but for the pages that its client can show. */
export interface Texts {
  readonly prompts: Prompts;
  readonly resources: Resources;
}

import type { ToolErrorCode } from './errors.ts';
import { type Piece, utf8Of } from './json-by-member.ts';

/** A finished call as it goes over the wire (proto CallToolResponse). */
export interface ToolOutcome {
  /** The MCP result without _meta; empty where there are pieces. */
  readonly resultJson: string;
  /** The same in pieces, which become bytes at a fifth of the cost. */
  readonly pieces?: readonly Piece[];
  /** The result's _meta; empty when there is none. */
  readonly metaJson: string;
  readonly isError: boolean;
  readonly code: ToolErrorCode | '';
  readonly units: 0 | 1;
  /** `resultJson` is the text of the result alone. */
  readonly asText: boolean;
  /** What was behind an internal_error, for the log alone. */
  readonly fault?: unknown;
}

/** The result as it goes over the wire. */
export const resultBytes = ({ resultJson, pieces }: ToolOutcome): Buffer =>
  pieces ? utf8Of(pieces) : Buffer.from(resultJson);

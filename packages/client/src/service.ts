/** A tool as the server defines it. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly family: string;
  readonly phase: string;
  readonly system: string;
  readonly needs: readonly string[];
  readonly answers: 'application/json' | 'text/plain';
  /** Top-level members that an answer can have. */
  readonly resultMembers?: readonly string[];
  readonly inputSchema: object;
  /** An outline of the result, where the tool publishes one. */
  readonly outputSchema?: object;
  /** The whole schema of the result, where one tool is asked for. */
  readonly resultSchema?: object;
}

export interface Place {
  readonly name: string;
  readonly region?: string;
  readonly country: string;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly population?: number;
}

/** What somebody may mean by the name of a place. */
export interface Places {
  /** How clear the name is: ONLY_ONE, FAR_LARGER, SAME_NAME, NOTHING … */
  readonly finding: string;
  /** The one that is meant without doubt. */
  readonly taken?: Place;
  /** At most five, the most populous first. */
  readonly places: readonly Place[];
  readonly total: number;
  /** To be named where the places are shown. */
  readonly attribution: string;
}

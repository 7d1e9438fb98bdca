import type { ToolName, ToolTypes } from './generated/tools.ts';

export type ArgumentsOf<Name extends ToolName> = ToolTypes[Name]['arguments'];
/** A whole result; text where the tool answers in plain text. */
export type ResultOf<Name extends ToolName> = ToolTypes[Name]['result'];

/** Top-level members that can be asked for; none of a text. */
export type FieldOf<Name extends ToolName> =
  ResultOf<Name> extends string ? never : Extract<keyof ResultOf<Name>, string>;

/** Members that come whatever is asked for: who speaks and what must be said with the answer. */
type Said =
  | 'system'
  | 'extensionNote'
  | 'disclaimer'
  | 'disclaimers'
  | 'crisisNote'
  | 'careNote'
  | 'caution'
  | 'useNote'
  | 'withheld'
  | 'withhold'
  | 'withheldReason'
  | `${string}WithheldReason`
  | 'reconciliationWithheld'
  | 'failedMembers';

/** A result cut to the fields asked for. */
export type AnswerOf<Name extends ToolName, Field extends FieldOf<Name>> = [FieldOf<Name>] extends [Field]
  ? ResultOf<Name>
  : Pick<ResultOf<Name>, Field | Extract<keyof ResultOf<Name>, Said>>;

/** How long a call is waited for. */
export interface Waiting {
  /** Ends the call; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the call with all its tries. */
  readonly timeoutMs?: number;
}

export interface CallOptions<Field extends string = string> extends Waiting {
  /** Top-level members that are wanted; all when left out. */
  readonly fields?: readonly Field[];
  /** Decimals that numbers are rounded to, 0 to 9. */
  readonly precision?: number;
}

/** How a figure is drawn; an option that the tool's figure does not have is refused. */
export interface FigureOptions extends Waiting {
  /** How a chart is drawn; the first that the tool has when left out. */
  readonly style?: 'round' | 'south' | 'north';
  /** Which periods of a dasha are drawn; mahadasha when left out. */
  readonly level?: 'mahadasha' | 'antardasha';
  /** The instant whose periods are marked, such as 2026-01-08T15:30:00+05:30. */
  readonly at?: string;
}

/** A tool as a method. Rejects with a CuspalError. */
export type Method<Name extends ToolName> = <Field extends FieldOf<Name> = FieldOf<Name>>(
  args: ArgumentsOf<Name>,
  options?: CallOptions<Field>,
) => Promise<AnswerOf<Name, Field>>;

/** Tools whose results come in pages. */
export type PagedTool = {
  [Name in ToolName]: 'page' extends keyof ArgumentsOf<Name>
    ? 'pagination' extends keyof ResultOf<Name>
      ? Name
      : never
    : never;
}[ToolName];

/** The member that says whether there are more pages. */
export type PageField<Name extends ToolName> = Extract<FieldOf<Name>, 'pagination'>;

import type { Loose, Whole } from './forms.ts';
import type { ToolName, ToolTypes } from './generated/tools.ts';

export type ArgumentsOf<Name extends ToolName> = ToolTypes[Name]['arguments'];
/** A whole result of a call without an argument that chooses what comes; text where the tool answers in plain text. */
export type ResultOf<Name extends ToolName> = ToolTypes[Name]['result'];

/** What a result has whatever the arguments. */
export type AnyResultOf<Name extends ToolName> = ToolTypes[Name] extends { loose: infer Path extends string }
  ? Loose<ResultOf<Name>, Path>
  : ResultOf<Name>;

/** Arguments with which a call has the plain result. */
export type PlainArgumentsOf<Name extends ToolName> = ToolTypes[Name] extends { plain: infer Choice }
  ? ArgumentsOf<Name> & Choice
  : ArgumentsOf<Name>;

/** A call for all that a tool can show, and what comes of it; no arguments where the tool always shows all. */
export type FullCallOf<Name extends ToolName> = ToolTypes[Name] extends { full: infer Path extends string }
  ? { readonly arguments: PlainArgumentsOf<Name> & { detail: 'full' }; readonly result: Whole<ResultOf<Name>, Path> }
  : NoCall;

/** A call of another kind, and what comes of it; no arguments where there is none. */
export type OtherCallOf<Name extends ToolName> = ToolTypes[Name] extends { other: [infer Choice, infer Result] }
  ? { readonly arguments: ArgumentsOf<Name> & Choice; readonly result: Result }
  : NoCall;

interface NoCall {
  readonly arguments: never;
  readonly result: never;
}

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
export type AnswerOf<Name extends ToolName, Field extends FieldOf<Name>, Result = ResultOf<Name>> = [
  FieldOf<Name>,
] extends [Field]
  ? Result
  : Pick<Result, Extract<keyof Result, Field | Said>>;

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
  /** Pixels that the page has for it, 320 to 1200; its own width when left out. */
  readonly width?: number;
}

/** A call with these arguments has this result. */
type Call<Name extends ToolName, Arguments, Result> = <Field extends FieldOf<Name> = FieldOf<Name>>(
  args: Arguments,
  options?: CallOptions<Field>,
) => Promise<AnswerOf<Name, Field, Result>>;

/** A tool as a method, overloaded where arguments choose what comes. Rejects with a CuspalError. */
export type Method<Name extends ToolName> = (ToolTypes[Name] extends { full: string }
  ? Call<Name, FullCallOf<Name>['arguments'], FullCallOf<Name>['result']>
  : unknown) &
  (ToolTypes[Name] extends { other: object }
    ? Call<Name, OtherCallOf<Name>['arguments'], OtherCallOf<Name>['result']>
    : unknown) &
  (ToolTypes[Name] extends { plain: object } ? Call<Name, PlainArgumentsOf<Name>, ResultOf<Name>> : unknown) &
  Call<Name, ArgumentsOf<Name>, AnyResultOf<Name>>;

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

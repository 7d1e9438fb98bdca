export { Cuspal } from './cuspal.ts';
export type { CuspalOptions } from './cuspal.ts';
export type {
  Account,
  ApiKey,
  Feed,
  FeedToMake,
  KeyChange,
  KeyRestrictions,
  KeyRotation,
  KeyToMake,
  NewApiKey,
  RotatedKey,
  Usage,
} from './account.ts';
export type { Management } from './management.ts';
export type { ChangeOptions, Tagged } from './tagged.ts';
export { CuspalError } from './error.ts';
export type { BatchCall, BatchOptions, BatchResult, PlainCall } from './batch.ts';
export type {
  AnswerOf,
  AnyResultOf,
  ArgumentsOf,
  CallOptions,
  FieldOf,
  FigureOptions,
  Method,
  PagedTool,
  PlainArgumentsOf,
  ResultOf,
  Waiting,
} from './method.ts';
export type { Calendar, CalendarDay, CalendarEntry, CalendarQuery } from './calendar.ts';
export type { Place, Places, ToolDefinition } from './service.ts';
export type { ToolName, ToolTypes } from './generated/tools.ts';
export type * from './generated/management.ts';
export type * from './generated/schemas.ts';

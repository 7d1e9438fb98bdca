export { defineTextTool, defineTool } from './define-tool.ts';
export type { AnyTool, Provenance, TextToolDefinition, ToolContext, ToolDefinition } from './define-tool.ts';
export { DISCLAIMER_CLASSES, FAMILIES, PHASES, SERVICES, SYSTEMS } from '@cuspal/catalog/taxonomy';
export type { DisclaimerClass, Family, Phase, ServiceName, System } from '@cuspal/catalog/taxonomy';
export { isRecoverable, TOOL_ERROR_CODES, ToolError, toToolError } from './errors.ts';
export type { ToolErrorCode } from './errors.ts';
export { answerWithin, fittingAnswer, openingOf } from './leading-sentence.ts';
export { requireAdult } from './adult-only.ts';
export { disclaimerText, extensionNote } from './disclaimers.ts';
export { adverseFields, adverseShape, eventClass, eventDisclaimers } from './event-disclaimers.ts';
export { beyondAges, chosenByAgeShape, chosenByAgeView } from './chosen-by-age.ts';
export { answerAndSummary } from './answer-and-summary.ts';
export { aboutOf, aboutShape, answerOf, answerShape, nextShape } from './answer.ts';
export type { NextStep } from './answer.ts';
export { daysOf, saidOnce, type Tabled, tabledBy } from './tabled.ts';
export { withTables } from './schema/tabled-schema.ts';
export { detailArgument, inShort, leftOutOf, windowDays, withLeftOut } from './detail.ts';

// inputs
export {
  acceptedBirthInput,
  ayanamsaInput,
  BIRTH_FIELDS,
  birthInput,
  birthOrPlaceInput,
  placeInput,
} from './inputs/birth.ts';
export type { BirthField } from './inputs/birth.ts';
export {
  birthTimeKnown,
  birthTimeUncertainty,
  eventInput,
  horizonYearsInput,
  houseGroupInput,
  houseInput,
  includeAdverseInput,
  instantInput,
  pageInput,
  planetInput,
  requiredInstantInput,
} from './inputs/common.ts';
export {
  askedEvent,
  eventArguments,
  narrowingEvent,
  relationArgument,
  requiredEvent,
  tablesArgument,
} from './inputs/event.ts';
export type { AskedEvent } from './inputs/event.ts';
export { genderInput, PERSON_ALIASES, personInput, personMoment } from './inputs/person.ts';
export type { Person } from './inputs/person.ts';
export { horizonArguments, topicOf, withheld } from './topic.ts';
export type { Topic, TopicWindows } from './topic.ts';
export { paginate, paginationOutput } from './paginate.ts';
export type { Page } from './paginate.ts';

// running and listing
export { loadTools, readyTools } from './host/ready-tools.ts';
export { halfPlaceNote } from './birth-notes.ts';
export { offsetInHoursNote } from './inputs/offset-in-hours.ts';
export { compileTool } from './run-tool.ts';
export type { CompiledTool, RunOptions } from './run-tool.ts';
export { resultBytes } from './tool-outcome.ts';
export type { ToolOutcome } from './tool-outcome.ts';
export { finishResult } from './finish-result.ts';
export type { ResultTags } from './finish-result.ts';
export { catalogueEntry, fullResultSchema, resultSchema } from './catalogue-entry.ts';
export type { ToolEntry } from './catalogue-entry.ts';
export { schemaOfForm } from './result-forms.ts';
export type { ResultForm } from './result-forms.ts';
export { checkTool } from './check-tool.ts';
export { loadTool, toolFilesIn, toolNameOfFile } from './discover.ts';
export { jsonSchemaOf } from './schema/json-schema.ts';
export type { JsonSchema } from './schema/json-schema.ts';

export { oneOfTheWords, VOCABULARY } from './vocabulary.ts';
export type { Word } from './vocabulary.ts';

// Shapes of results: every name of these files is public.
export * from './shapes/basics.ts';
export * from './shapes/boundary.ts';
export * from './shapes/chain.ts';
export * from './shapes/lord.ts';
export * from './shapes/lords.ts';
export * from './shapes/periods.ts';
export * from './shapes/persons.ts';
export * from './shapes/promise.ts';
export * from './shapes/ruling.ts';
export * from './shapes/stability.ts';
export * from './shapes/topic.ts';
export * from './shapes/transit-stage.ts';
export * from './shapes/window.ts';

// Written by npm run generate from activity.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly usageIn: (a: { readonly month: string }) => string;
  readonly successful: (a: { readonly count: number }) => string;
  readonly successfulPrepaid: (a: { readonly count: number; readonly prepaid: string }) => string;
  readonly noCallsYet: () => string;
  readonly earlierAccount: () => string;
  readonly unmetered: () => string;
  readonly usedOf: (a: { readonly allowance: string; readonly left: string }) => string;
  readonly beginsAgain: (a: { readonly at: string }) => string;
  readonly prepaid: (a: { readonly left: string; readonly used: string }) => string;
  readonly noAllowance: () => string;
  readonly spent: () => string;
  readonly rate: (a: { readonly rate: string; readonly burst: string }) => string;
  readonly byCaller: () => string;
  readonly byTool: () => string;
  readonly caller: () => string;
  readonly tool: () => string;
  readonly unknownTools: () => string;
  readonly unknownTool: () => string;
  readonly unread: () => string;
  readonly refused: () => string;
  readonly none: () => string;
  readonly costNothing: () => string;
  readonly reason: () => string;
  readonly calls: () => string;
  readonly months: () => string;
  readonly noMonth: () => string;
  readonly keptFor: (a: { readonly months: number }) => string;
  readonly asFiles: () => string;
  readonly csvHolds: () => string;
  readonly jsonHolds: () => string;
  readonly programs: () => string;
  readonly noCallsInMonth: () => string;
  readonly moreRows: (a: { readonly shown: string }) => string;
  readonly succeeded: () => string;
  readonly refusedColumn: () => string;
  readonly byDay: () => string;
  readonly asTable: () => string;
  readonly day: () => string;
  readonly families: () => string;
  readonly moreFamilies: (a: { readonly count: number }) => string;
  readonly keyNamed: (a: { readonly name: string }) => string;
  readonly keyRevoked: (a: { readonly name: string }) => string;
  readonly thePlayground: () => string;
  readonly configured: () => string;
  readonly noLonger: () => string;
  readonly lastCalls: () => string;
  readonly notKept: () => string;
  readonly lastOf: (a: { readonly calls: number; readonly days: number }) => string;
  readonly callsHint: () => string;
  readonly noCalls: () => string;
  readonly shownOf: (a: { readonly shown: string; readonly all: string }) => string;
  readonly callsAsFiles: () => string;
  readonly all: () => string;
  readonly outcome: () => string;
  readonly requestId: () => string;
  readonly filter: () => string;
  readonly time: () => string;
  readonly took: () => string;
  readonly invalidArgument: () => string;
  readonly unknownArgument: () => string;
  readonly success: () => string;
  readonly validation_failed: () => string;
  readonly birth_data_missing: () => string;
  readonly invalid_event_name: () => string;
  readonly out_of_range: () => string;
  readonly quota_exhausted: () => string;
  readonly rate_limited: () => string;
  readonly overloaded: () => string;
  readonly engine_unavailable: () => string;
  readonly engine_timeout: () => string;
  readonly cancelled: () => string;
  readonly internal_error: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noAllowance: '40',
  costNothing: 'c',
  callsAsFiles: 'c',
} as const;

const translated = catalogue<Messages>('gateway/portal/activity', () => say, marks, {
  'bn': () => import('./translations/activity.messages.bn.ts'),
  'es': () => import('./translations/activity.messages.es.ts'),
  'hi': () => import('./translations/activity.messages.hi.ts'),
  'mr': () => import('./translations/activity.messages.mr.ts'),
  'pt': () => import('./translations/activity.messages.pt.ts'),
  'ta': () => import('./translations/activity.messages.ta.ts'),
  'te': () => import('./translations/activity.messages.te.ts'),
});

export const say: Messages = {
  usageIn: (a) => translated()?.usageIn?.(a) ?? `Usage in ${a.month}`,
  successful: (a) => translated()?.successful?.(a) ?? `${a.count === 1 ? `<b/> successful call` : `<b/> successful calls`}`,
  successfulPrepaid: (a) => translated()?.successfulPrepaid?.(a) ?? `${a.count === 1 ? `<b/> successful call` : `<b/> successful calls`}, ${a.prepaid} of them prepaid`,
  noCallsYet: () => translated()?.noCallsYet?.() ?? `No calls yet this month.`,
  earlierAccount: () => translated()?.earlierAccount?.() ?? `All of them were made with an earlier account of this address.`,
  unmetered: () => translated()?.unmetered?.() ?? `<b/> successful calls. No allowance is counted for this account.`,
  usedOf: (a) => translated()?.usedOf?.(a) ?? `<b/> of ${a.allowance} calls used, ${a.left} left`,
  beginsAgain: (a) => translated()?.beginsAgain?.(a) ?? `The allowance begins again on ${a.at}. Only successful tool calls count; all keys and applications of the account share it.`,
  prepaid: (a) => translated()?.prepaid?.(a) ?? `Prepaid calls: ${a.left} left, ${a.used} used this month; they are taken once the allowance is spent.`,
  noAllowance: () => translated()?.noAllowance?.() ?? `There is no allowance yet, so tool calls are refused. To have one, <a>write to the operator</a>.`,
  spent: () => translated()?.spent?.() ?? `The allowance of this month is spent: tool calls are refused until it begins again. For more, <a>write to the operator</a>.`,
  rate: (a) => translated()?.rate?.(a) ?? `Rate: ${a.rate} requests a second, ${a.burst} at once. For other limits, <a>write to the operator</a>.`,
  byCaller: () => translated()?.byCaller?.() ?? `By key and application`,
  byTool: () => translated()?.byTool?.() ?? `By tool`,
  caller: () => translated()?.caller?.() ?? `Key or application`,
  tool: () => translated()?.tool?.() ?? `Tool`,
  unknownTools: () => translated()?.unknownTools?.() ?? `Unknown tools`,
  unknownTool: () => translated()?.unknownTool?.() ?? `Unknown tool`,
  unread: () => translated()?.unread?.() ?? `Requests that were not read`,
  refused: () => translated()?.refused?.() ?? `Refused calls`,
  none: () => translated()?.none?.() ?? `None.`,
  costNothing: () => translated()?.costNothing?.() ?? `They cost nothing.`,
  reason: () => translated()?.reason?.() ?? `Reason`,
  calls: () => translated()?.calls?.() ?? `Calls`,
  months: () => translated()?.months?.() ?? `Months`,
  noMonth: () => translated()?.noMonth?.() ?? `No month has calls yet.`,
  keptFor: (a) => translated()?.keptFor?.(a) ?? `${a.months === 1 ? `Calls by key and by tool are kept for this month alone.` : `Calls by key and by tool are kept for ${numberInWords(a.months)} months.`}`,
  asFiles: () => translated()?.asFiles?.() ?? `As files`,
  csvHolds: () => translated()?.csvHolds?.() ?? `days and tool families`,
  jsonHolds: () => translated()?.jsonHolds?.() ?? `all of this page`,
  programs: () => translated()?.programs?.() ?? `Programs read the same at <b/>, with a key or an access token.`,
  noCallsInMonth: () => translated()?.noCallsInMonth?.() ?? `No calls in this month.`,
  moreRows: (a) => translated()?.moreRows?.(a) ?? `${a.shown} more with fewer calls`,
  succeeded: () => translated()?.succeeded?.() ?? `Succeeded`,
  refusedColumn: () => translated()?.refusedColumn?.() ?? `Refused`,
  byDay: () => translated()?.byDay?.() ?? `Calls by day and tool family`,
  asTable: () => translated()?.asTable?.() ?? `The same figures as a table`,
  day: () => translated()?.day?.() ?? `Day`,
  families: () => translated()?.families?.() ?? `Tool families`,
  moreFamilies: (a) => translated()?.moreFamilies?.(a) ?? `${numberInWords(a.count)} more`,
  keyNamed: (a) => translated()?.keyNamed?.(a) ?? `Key ${a.name}`,
  keyRevoked: (a) => translated()?.keyRevoked?.(a) ?? `Key ${a.name}, revoked`,
  thePlayground: () => translated()?.thePlayground?.() ?? `The playground`,
  configured: () => translated()?.configured?.() ?? `A key of the configuration`,
  noLonger: () => translated()?.noLonger?.() ?? `An application that is no longer connected`,
  lastCalls: () => translated()?.lastCalls?.() ?? `Last calls`,
  notKept: () => translated()?.notKept?.() ?? `Calls are not kept one by one`,
  lastOf: (a) => translated()?.lastOf?.(a) ?? `The last ${numberInWords(a.calls)} calls of ${numberInWords(a.days)} days`,
  callsHint: () => translated()?.callsHint?.() ?? `What was asked and what was answered is never kept, nor from where; of an argument that was wrong its name alone. Quote the request id when you report a fault. Requests that came too fast were not read; they are counted under Usage.`,
  noCalls: () => translated()?.noCalls?.() ?? `No calls yet.`,
  shownOf: (a) => translated()?.shownOf?.(a) ?? `${a.shown} of ${a.all} calls. <a>Show all</a>`,
  callsAsFiles: () => translated()?.callsAsFiles?.() ?? `These calls as files: <a>CSV</a>, <b>JSON</b>`,
  all: () => translated()?.all?.() ?? `All`,
  outcome: () => translated()?.outcome?.() ?? `Outcome`,
  requestId: () => translated()?.requestId?.() ?? `Request id`,
  filter: () => translated()?.filter?.() ?? `Filter`,
  time: () => translated()?.time?.() ?? `Time (UTC)`,
  took: () => translated()?.took?.() ?? `Took`,
  invalidArgument: () => translated()?.invalidArgument?.() ?? `Invalid argument: <b/>`,
  unknownArgument: () => translated()?.unknownArgument?.() ?? `Invalid argument: one that the tool does not have`,
  success: () => translated()?.success?.() ?? `Succeeded`,
  validation_failed: () => translated()?.validation_failed?.() ?? `Invalid argument or tool name`,
  birth_data_missing: () => translated()?.birth_data_missing?.() ?? `Birth data missing`,
  invalid_event_name: () => translated()?.invalid_event_name?.() ?? `Event not known`,
  out_of_range: () => translated()?.out_of_range?.() ?? `Outside what can be computed`,
  quota_exhausted: () => translated()?.quota_exhausted?.() ?? `Allowance spent`,
  rate_limited: () => translated()?.rate_limited?.() ?? `Too many requests at once`,
  overloaded: () => translated()?.overloaded?.() ?? `Server too busy`,
  engine_unavailable: () => translated()?.engine_unavailable?.() ?? `Service not reachable`,
  engine_timeout: () => translated()?.engine_timeout?.() ?? `Took too long`,
  cancelled: () => translated()?.cancelled?.() ?? `Broken off by the client`,
  internal_error: () => translated()?.internal_error?.() ?? `Fault of the server`,
};

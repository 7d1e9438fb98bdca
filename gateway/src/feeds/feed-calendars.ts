import { VERSION } from '@cuspal/telemetry';
import type { ToolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import type { CallContext, Calls } from '../mcp/calls.ts';
import { failure, textOf, type ToolAnswer } from '../routing/answer.ts';
import type { ToolRouter } from '../routing/tool-router.ts';
import type { DaySpan } from './calendar-entry.ts';
import { calendarText } from './calendar-text.ts';
import type { Ask } from './entries/ask.ts';
import type { FeedNames } from './feed-addresses.ts';
import { feedEntries, type FeedEntries } from './feed-entries.ts';
import { spanOf, type FeedRequest } from './feed-request.ts';

/** A calendar as it was computed. */
export interface ComputedFeed extends FeedEntries {
  readonly text: string;
  readonly span: DaySpan;
  /** The instant that "now" was. */
  readonly moment: number;
}

/** A calendar, or the answer of the call that failed. */
export type FeedOutcome =
  { readonly ok: true; readonly feed: ComputedFeed } | { readonly ok: false; readonly answer: ToolAnswer };

/** What is charged and noted: no tool of the catalogue. */
const ENTRY: ToolEntry = {
  name: 'calendar_feed',
  title: 'Calendar feed',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  service: 'dasha',
};

/** All calls of a calendar together take at most so long. */
const LONGEST_MS = 50_000;

/** The call of a tool that a calendar is made of has failed, and so has the calendar. */
class FailedPart extends Error {
  constructor(readonly answer: ToolAnswer) {
    super('a part of a calendar failed');
  }
}

/** Computes calendars of the results of tools. Each is one call of its account, whatever it asks. */
export class FeedCalendars {
  constructor(
    private readonly calls: Pick<Calls, 'runOwn'>,
    private readonly router: Pick<ToolRouter, 'call'>,
    private readonly catalogue: Pick<ToolCatalogue, 'find'>,
    private readonly now: () => number,
  ) {}

  /** `url`: where calendars are explained. */
  async compute(feed: FeedRequest, names: FeedNames, context: CallContext, url: string): Promise<FeedOutcome> {
    const { requestId } = context.caller;
    let computed: ComputedFeed | undefined;
    const answer = await this.calls.runOwn(
      ENTRY,
      async (at) => {
        try {
          computed = await this.#computed(feed, names, at, url);
          return DONE;
        } catch (fault) {
          return fault instanceof FailedPart ? fault.answer : failure('internal_error', requestId, fault);
        }
      },
      { ...context, idempotent: names.charge(context.signal) },
    );
    return computed === undefined || answer.code !== '' ? { ok: false, answer } : { ok: true, feed: computed };
  }

  async #computed(feed: FeedRequest, names: FeedNames, context: CallContext, url: string): Promise<ComputedFeed> {
    const { nowMs, testClockMs } = context.caller;
    const moment = testClockMs ?? nowMs ?? this.now();
    const span = spanOf(feed, moment);
    const made = await feedEntries(this.#ask(context, feed), feed, span);
    const text = calendarText(made.entries, {
      ...made,
      url,
      at: new Date(moment),
      uidOf: ({ id }) => names.uidOf(id),
      release: VERSION,
    });
    return { ...made, text, span, moment };
  }

  /** The language is that of the calendar, whatever the program that reads it accepts. */
  #ask({ caller: { locale: _, ...caller }, signal }: CallContext, { language }: FeedRequest): Ask {
    const spoken = { ...caller, ...(language !== undefined && { locale: language }) };
    const setting = {
      caller: spoken,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      asText: true,
    };
    return async (tool, args) => {
      const entry = this.catalogue.find(tool);
      if (!entry) throw new FailedPart(failure('engine_unavailable', caller.requestId));
      const answer = await this.router.call(entry, args, setting);
      if (answer.code !== '') throw new FailedPart(answer);
      const result: unknown = JSON.parse(textOf(answer).toString());
      return result;
    };
  }
}

/** Nothing of it is sent: the calendar is. */
const DONE: ToolAnswer = { result: new Uint8Array(), meta: new Uint8Array(), code: '' };

import { TOPICS, type NatalEvent, type Topic } from '@cuspal/engine/events/event';
import { matchNatalEvent } from '@cuspal/engine/events/match';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import type { Relation } from '@cuspal/engine/events/relation';
import { turnedEvent } from '@cuspal/engine/events/rotation';
import { pageInput, paginate, relationArgument, ToolError, type Page } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say as fault } from '../faults.messages.ts';

const PAGE_SIZE = 20;

/** Which rows of the catalogue a call wants: some by name, those of a topic, or all. */
export const rowArguments = {
  events: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(PAGE_SIZE)
    .optional()
    .meta({ description: 'Up to 20 natal events, only these' }),
  topic: z.enum(TOPICS).optional().meta({ description: 'Only the events of this topic' }),
  page: pageInput,
  ...relationArgument,
};

export interface AskedRows extends Page<NatalEvent> {
  /** Every row asked for, over all pages. */
  readonly all: readonly NatalEvent[];
  /** True where no filter was sent. */
  readonly whole: boolean;
}

interface RowArguments {
  readonly events?: readonly string[] | undefined;
  readonly topic?: Topic | undefined;
  readonly page: number;
  readonly relation?: Relation | undefined;
}

function refuseBoth(other: 'topic' | 'page'): never {
  throw new ToolError('validation_failed', fault.eventsAndOther({ other }), { field: 'events' });
}

/** The rows of the natal catalogue that a call asks for, turned to whose they are and cut into pages. */
export function askedRows({ events, topic, page, relation }: RowArguments): AskedRows {
  const turned = (rows: readonly NatalEvent[]) => rows.map((event) => turnedEvent(event, relation));
  if (events === undefined) {
    const all = turned(topic === undefined ? NATAL_EVENTS : NATAL_EVENTS.filter((event) => event.topic === topic));
    return { ...paginate(all, page, PAGE_SIZE, 'events'), all, whole: topic === undefined };
  }
  if (topic !== undefined) refuseBoth('topic');
  if (page > 1) refuseBoth('page');
  const all = turned([...new Set(events.map((name) => matchNatalEvent(name, 'events')))]);
  return { ...paginate(all, 1, PAGE_SIZE, 'events'), all, whole: false };
}

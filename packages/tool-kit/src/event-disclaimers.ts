import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { resolveEvent } from '@cuspal/engine/events/resolve';
import { z } from 'zod';
import type { ToolDefinition } from './define-tool.ts';
import { disclaimerText } from './disclaimers.ts';
import { isNarrowing } from './inputs/event.ts';
import { DISCLAIMER_CLASSES, type DisclaimerClass } from '@cuspal/catalog/taxonomy';

const CLASS_OF_TOPIC: Readonly<Partial<Record<Topic, DisclaimerClass>>> = {
  children: 'child',
  money: 'financial',
  property: 'financial',
  legal: 'legal',
  health: 'health',
};

/** Events whose class is not that of their topic. */
const CLASS_OF_EVENT: Readonly<Record<string, DisclaimerClass>> = {
  business_start: 'financial',
  business_partnership: 'financial',
  business_loss: 'financial',
  visa: 'legal',
};

/** The disclaimer class of an event; most have none. */
export const eventClass = ({ key, topic }: NatalEvent): DisclaimerClass | undefined =>
  CLASS_OF_EVENT[key] ?? CLASS_OF_TOPIC[topic];

/** The disclaimers of the classes that some events belong to, each once. */
export function eventDisclaimers(events: readonly NatalEvent[]): readonly string[] {
  const classes = new Set(events.map(eventClass));
  return DISCLAIMER_CLASSES.filter((each) => classes.has(each)).map(disclaimerText);
}

/**
 * Whether results carry the disclaimer of the class of the event that is asked about (docs/api.md#unwelcome-events):
 * those of tools that judge one event by name, belong to no class and print no disclaimer themselves.
 */
export function takesClassOfEvent({ disclaimer, input, output }: ToolDefinition): boolean {
  const event = input.shape['event'] as z.ZodType | undefined;
  const own = 'disclaimer' in output.shape || 'disclaimers' in output.shape;
  return disclaimer === null && event !== undefined && !isNarrowing(event.description) && !own;
}

interface Asked {
  readonly event?: unknown;
  /** Goes before the name. */
  readonly house_group?: unknown;
}

/** The class of the event that a call asks about by name; null where it names none, and for events without a class. */
export function classOfAsked({ event, house_group: group }: Asked): DisclaimerClass | null {
  if (typeof event !== 'string' || group !== undefined) return null;
  const key = resolveEvent({ event })?.event.key;
  const row = NATAL_EVENTS.find((each) => each.key === key);
  return (row && eventClass(row)) ?? null;
}

/** What a row on an event adds when the event is adverse. */
export const adverseShape = {
  adverse: z.literal(true).optional().meta({ description: 'A tendency that many charts share' }),
  disclaimer: z.string().optional(),
};

export const adverseFields = (event: NatalEvent) => {
  const of = eventClass(event);
  return event.polarity === 'adverse'
    ? { adverse: true as const, ...(of !== undefined && { disclaimer: disclaimerText(of) }) }
    : {};
};

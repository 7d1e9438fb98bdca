import { RELATIONS, type Relation } from '@cuspal/engine/events/relation';
import { type ResolvedEvent, resolveEvent } from '@cuspal/engine/events/resolve';
import { z } from 'zod';
import { ToolError } from '../errors.ts';
import { say } from '../tool-kit.messages.ts';
import { eventInput, houseGroupInput } from './common.ts';

const houses = z.array(z.int().min(1).max(12)).min(1).max(12).optional();

/** The event arguments of the timing pages, to be spread into an input; all optional. */
export const eventArguments = {
  event: eventInput.optional(),
  house_group: houseGroupInput,
  denial_group: houses.meta({ description: 'Against house_group' }),
  primary_houses: houses.meta({ description: 'First judges house_group' }),
};

/** On tools that read a relative in the birth chart of another person (R9.8); to be spread into an input. */
export const relationArgument = { relation: z.enum(RELATIONS).optional().meta({ description: 'Whose matter' }) };

const NARROWS = 'Event of the reading: ';

/** On tables that an event narrows to what it is read from; to be spread into an input. Says what is left. */
export const narrowingEvent = (leaves: string) => ({
  event: eventInput.optional().meta({ description: `${NARROWS}${leaves}` }),
});

/**
 * Lists as tables, for a reading that has no event: on the same tools in the form that an event narrows to, on others as
 * `tabled` says; to be spread into an input. Plans send it, and lists of tools leave it out.
 */
export const tablesArgument = {
  tables: z.boolean().default(false).meta({ description: 'All rows in tables', unlisted: true }),
};

/** Whether an argument so described only narrows a result. */
export const isNarrowing = (description: string | undefined): boolean => description?.startsWith(NARROWS) ?? false;

export interface AskedEvent {
  readonly event?: string | undefined;
  readonly house_group?: readonly number[] | undefined;
  readonly denial_group?: readonly number[] | undefined;
  readonly primary_houses?: readonly number[] | undefined;
  readonly relation?: Relation | undefined;
}

/** The matter a call asks about, or null; what was set aside goes to the notes. */
export function askedEvent(asked: AskedEvent, note: (sentence: string) => void): ResolvedEvent | null {
  const { event, house_group: houseGroup, denial_group: denialGroup, primary_houses: primaryHouses, relation } = asked;
  const found = resolveEvent({
    ...(event !== undefined && { event }),
    ...(houseGroup && { houseGroup }),
    ...(denialGroup && { denialGroup }),
    ...(primaryHouses && { primaryHouses }),
    ...(relation && { relation }),
  });
  found?.notes.forEach(note);
  if (!houseGroup && denialGroup) note(say.unusedWithoutGroup({ field: 'denial_group' }));
  if (!houseGroup && primaryHouses) note(say.unusedWithoutGroup({ field: 'primary_houses' }));
  if (!found && relation && relation !== 'self') note(say.relationUnused());
  return found;
}

/** The same where a call must name a matter. */
export function requiredEvent(asked: AskedEvent, note: (sentence: string) => void): ResolvedEvent {
  const found = askedEvent(asked, note);
  if (found) return found;
  throw new ToolError('validation_failed', say.eventMissing(), { field: 'event' });
}

/** Whether a call asks for tables. */
export const wantsTables = ({ tables }: { readonly tables?: unknown }): boolean => tables === true;

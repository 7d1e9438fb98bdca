import { EngineError } from '../base/errors.ts';
import { genericDenial, isHouse, sortedHouses } from '../zodiac/house-math.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { ElectionEvent } from './election-event.ts';
import type { JudgedEvent } from './event.ts';
import { groupCusp } from './group-cusp.ts';
import { matchEvent } from './match.ts';
import type { Catalogue, EventMatch } from './match.ts';
import type { Relation, Relative } from './relation.ts';
import { rotationNote, turnedEvent } from './rotation.ts';
import { say } from './events.messages.ts';

/** How a call came to its houses; printed with the result. */
export interface EventResolution {
  readonly label: string;
  /** `derived`: the call named nothing and the tool chose. */
  readonly source: 'event' | 'house_group' | 'derived';
  /** Null for a group of houses. */
  readonly catalogue: Catalogue | null;
  readonly requiredHouses: readonly House[];
  readonly supportingHouses: readonly House[];
  readonly denialHouses: readonly House[];
  readonly primaryCusp: House;
  /** The relative to whom the houses are turned (R9.8). */
  readonly relation?: Relative;
}

export interface ResolvedEvent {
  readonly event: JudgedEvent;
  readonly resolution: EventResolution;
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

export interface EventArguments {
  readonly event?: string;
  /** Wins over `event`. */
  readonly houseGroup?: readonly number[];
  readonly denialGroup?: readonly number[];
  readonly primaryHouses?: readonly number[];
  /** The person it belongs to; houses sent are counted from that person. */
  readonly relation?: Relation;
}

/** Prints how an event was found. */
export const resolutionOf = (
  event: JudgedEvent,
  source: EventResolution['source'],
  catalogue: Catalogue | null,
): EventResolution => ({
  label: event.label,
  source,
  catalogue,
  requiredHouses: event.required,
  supportingHouses: event.supporting,
  denialHouses: event.denial,
  primaryCusp: event.primaryCusp,
  ...(event.relation && { relation: event.relation }),
});

const electionJudged = new Map<ElectionEvent, JudgedEvent>();

/** An election event as a natal question: the elected houses are required, the avoided ones oppose. */
export function judgedElection(row: ElectionEvent): JudgedEvent {
  const found = electionJudged.get(row);
  if (found) return found;
  const event: JudgedEvent = {
    key: row.key,
    label: row.label,
    topic: null,
    polarity: 'favourable',
    ...(row.ages && { ages: row.ages }),
    ...(row.agesOfWoman && { agesOfWoman: row.agesOfWoman }),
    primaryCusp: row.primaryHouse,
    required: row.electedHouses,
    supporting: [],
    denial: row.avoidHouses,
    karakas: [],
  };
  electionJudged.set(row, event);
  return event;
}

/**
 * A group of houses as a matter: the group is required, the denial group is the one given or the 12th from
 * each house (R9.4), less the group; judged from the first primary house, else from the first house given.
 */
export function judgedGroup(
  group: readonly House[],
  options: {
    readonly denial?: readonly House[];
    readonly primary?: House;
    readonly karakas?: readonly Planet[];
  } = {},
): JudgedEvent {
  const primaryCusp = options.primary ?? group[0];
  if (primaryCusp === undefined) {
    throw new EngineError('validation_failed', say.noHouseGroup(), 'house_group');
  }
  const required = sortedHouses(group);
  const denial = options.denial ? sortedHouses(options.denial) : genericDenial(required);
  return {
    key: null,
    label: `${required.length > 1 ? 'Houses' : 'House'} ${required.join(', ')}`,
    topic: null,
    polarity: 'neutral',
    primaryCusp,
    required,
    supporting: [],
    denial: denial.filter((house) => !required.includes(house)),
    karakas: options.karakas ?? [],
  };
}

function housesOf(numbers: readonly number[], field: string): readonly [House, ...House[]] {
  const [first, ...others] = numbers.filter(isHouse);
  if (first !== undefined && others.length === numbers.length - 1) return [first, ...others];
  throw new EngineError('validation_failed', say.housesWanted({ field }), field);
}

function resolveGroup(group: readonly [House, ...House[]], asked: EventArguments): ResolvedEvent {
  const denial = asked.denialGroup && housesOf(asked.denialGroup, 'denial_group');
  const primary = asked.primaryHouses && housesOf(asked.primaryHouses, 'primary_houses')[0];
  const judging = primary === undefined ? groupCusp(group) : { cusp: primary, note: null };
  const event = judgedGroup(group, { ...(denial && { denial }), primary: judging.cusp });
  const dropped = sortedHouses(denial ?? []).filter((house) => event.required.includes(house));
  const notes: string[] = [];
  if (asked.event !== undefined) notes.push(say.eventUnused());
  if (judging.note !== null) notes.push(judging.note);
  if (dropped.length > 0) notes.push(say.denialLeavesOut({ dropped }));
  const [house, ...more] = event.denial;
  if (denial && house !== undefined && more.length === 0) notes.push(say.denialAlone({ house }));
  return { event, resolution: resolutionOf(event, 'house_group', null), notes };
}

/** The row of the natal catalogue, or an election row read as a natal question. */
const judgedOf = (found: EventMatch): JudgedEvent =>
  found.catalogue === 'natal' ? found.event : judgedElection(found.event);

function namedEvent(asked: EventArguments): ResolvedEvent | null {
  if (asked.houseGroup) return resolveGroup(housesOf(asked.houseGroup, 'house_group'), asked);
  if (asked.event === undefined) return null;
  const found = matchEvent(asked.event, 'natal');
  const event = judgedOf(found);
  return { event, resolution: resolutionOf(event, 'event', found.catalogue), notes: [] };
}

/**
 * The matter a call asks about: `house_group` before `event`; names are matched in the natal catalogue first. The houses
 * are turned to the person whose matter it is (R9.8). Null when it names neither. Throws invalid_event_name or
 * validation_failed.
 */
export function resolveEvent(asked: EventArguments): ResolvedEvent | null {
  const found = namedEvent(asked);
  if (found === null) return null;
  const event = turnedEvent(found.event, asked.relation);
  const { relation, primaryCusp } = event;
  if (relation === undefined) return found;
  const { source, catalogue } = found.resolution;
  return {
    event,
    resolution: resolutionOf(event, source, catalogue),
    notes: [...found.notes, rotationNote(relation, primaryCusp)],
  };
}

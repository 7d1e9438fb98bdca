import { EngineError } from '../base/errors.ts';
import type { ElectionEvent } from '../events/election-event.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import type { JudgedEvent, NatalEvent } from '../events/event.ts';
import { matchEvent, nearestEvents } from '../events/match.ts';
import type { Catalogue, EventMatch } from '../events/match.ts';
import { USUAL_HOURS_OF_TOPIC } from '../events/usual-hours.ts';
import { judgedElection } from '../events/resolve.ts';
import { sortedHouses } from '../zodiac/house-math.ts';
import { say } from './election.messages.ts';
import { named } from '@cuspal/speech';

/** How finely a scan looks: to the civil day, to the Moon's hours, or to the rising minute. */
export const GRANULARITIES = ['day', 'hour', 'minute'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** What is elected: a row of the election catalogue, or a natal event read as one. */
export interface ElectionTopic extends Omit<ElectionEvent, 'aliases'> {
  readonly catalogue: Catalogue;
  /** The row as a natal question. */
  readonly judged: JudgedEvent;
  /** The natal row it was made of. */
  readonly natal: NatalEvent | null;
}

const ofElection = new Map<ElectionEvent, ElectionTopic>();
const ofNatal = new Map<NatalEvent, ElectionTopic>();

/** A row of the election catalogue as a topic. */
export function topicOfElection(event: ElectionEvent): ElectionTopic {
  const known = ofElection.get(event);
  if (known) return known;
  const { aliases: _, ...row } = event;
  const topic: ElectionTopic = { ...row, catalogue: 'election', judged: judgedElection(event), natal: null };
  ofElection.set(event, topic);
  return topic;
}

/** A natal event as a topic of an election: its houses with 6 and 11, but 6 not where it denies the matter or in health. */
function topicOfNatal(event: NatalEvent): ElectionTopic {
  const known = ofNatal.get(event);
  if (known) return known;
  const { key, label, required, denial, primaryCusp, topic: field, ages, agesOfWoman } = event;
  const sixth = denial.includes(6) || field === 'health' ? [] : ([6] as const);
  const electedHouses = sortedHouses([...required, ...sixth, 11]);
  const row: ElectionEvent = {
    key,
    label,
    aliases: [],
    matterHouses: required,
    electedHouses,
    primaryHouse: primaryCusp,
    avoidHouses: denial.filter((house) => !electedHouses.includes(house)),
    cuspRule: {
      cusp: primaryCusp,
      mustSignify: required,
      text: () => say.cuspRule({ cusp: primaryCusp, houses: required }),
    },
    provenance: 'DERIVED_TABLE_D',
    citation: null,
    defaultGranularity: 'hour',
    electionType: 'commencement',
    significance: 'MAJOR',
    usualHours: USUAL_HOURS_OF_TOPIC[field],
    ages,
    ...(agesOfWoman && { agesOfWoman }),
    secondSchool: null,
  };
  const { aliases: _, ...own } = row;
  const topic: ElectionTopic = { ...own, catalogue: 'natal', judged: judgedElection(row), natal: event };
  ofNatal.set(event, topic);
  return topic;
}

/**
 * The election row that a natal event stands for: by the name itself in another case ("Wedding", "Operation"), else by
 * the key both catalogues share. Only a name without one is elected as a natal event.
 */
function rowInstead(name: string, { key }: NatalEvent): ElectionEvent | undefined {
  const asked = name.trim().toLowerCase();
  const isNamed = (row: ElectionEvent): boolean =>
    [row.key, row.label, ...row.aliases].some((each) => each.toLowerCase() === asked);
  return ELECTION_EVENTS.find(isNamed) ?? ELECTION_EVENTS.find((row) => row.key === key);
}

/**
 * The event a caller names, the election catalogue before the natal one (docs/api.md#events). Throws invalid_event_name
 * for an unknown name, and for an unwelcome natal event, which nobody elects.
 */
export function electionTopic(name: string, field = 'event'): ElectionTopic {
  const found = inField(name, field);
  if (found.catalogue === 'election') return topicOfElection(found.event);
  const row = rowInstead(name, found.event);
  if (row) return topicOfElection(row);
  if (found.event.polarity !== 'adverse') return topicOfNatal(found.event);
  const nearest = nearestEvents(name, ['election']);
  throw new EngineError(
    'invalid_event_name',
    say.unwelcome({
      name: name.trim(),
      label: found.event.label,
      nearest: nearest.map((label) => `"${named(label)}"`),
    }),
    field,
    nearest,
  );
}

function inField(name: string, field: string): EventMatch {
  try {
    return matchEvent(name, 'election');
  } catch (error) {
    throw error instanceof EngineError ? new EngineError(error.code, error.message, field, error.choices) : error;
  }
}

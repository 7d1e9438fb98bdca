import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../core/json.ts';

type Form = Pick<ElicitRequestFormParams, 'message' | 'requestedSchema'>;

/** A call that failed for want of something that its user may know. */
interface FailedCall {
  readonly args: JsonObject;
  /** The argument that is at fault. */
  readonly field: string;
  readonly code: string;
  /** What the service gave to choose from. */
  readonly offered: unknown;
}

/** Something that can be asked of a person. */
interface Question {
  /** Whether it asks for an argument of this name and schema. */
  readonly concerns: (schema: JsonObject, field: string) => boolean;
  /** What is shown to the person; undefined where this failure is of another kind. */
  readonly form: (call: FailedCall) => Form | undefined;
  /** The arguments with what was filled in, which the tool then checks like any others. */
  readonly filled: (args: JsonObject, field: string, content: JsonObject) => JsonObject;
  /** Name of a place that was filled in and has to be looked up first; left out where nothing ever has. */
  readonly placeIn?: (content: JsonObject) => string | undefined;
  /** What was filled in, with the place that its name means. */
  readonly placed?: (content: JsonObject, place: PlaceNamed) => JsonObject;
  /** The form with the places that its name may mean, and all else as it was filled in. */
  readonly choiceOf?: (field: string, content: JsonObject, places: readonly PlaceNamed[]) => Form;
}

/** Choices of a form: more are no choice, and services offer five at most. */
const MOST_CHOICES = 10;
const SHOWN_CHARACTERS = 60;
const LONGEST_CHOICE = 400;

const shown = (text: string): string =>
  JSON.stringify(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);

/** A form with one list to choose from. */
const choice = (message: string, field: string, title: string, choices: readonly string[]): Form => ({
  message,
  requestedSchema: {
    type: 'object',
    properties: { [field]: { type: 'string', title, enum: [...new Set(choices)].slice(0, MOST_CHOICES) } },
    required: [field],
  },
});

const placeNamed = z.object({
  name: z.string(),
  region: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
});
const placesOffered = z.object({ candidates: z.array(placeNamed).min(1) });

/** A place of the gazetteer; its region is empty or null where it is not known. */
export type PlaceNamed = z.infer<typeof placeNamed>;

/** A place with all that a call needs of it, so that nothing has to be remembered until it is chosen. */
const placeChoice = ({ name, region, country, latitude, longitude, timeZone }: PlaceNamed): string =>
  `${[...new Set([name, region || name, country])].join(', ')} (${latitude}, ${longitude}, ${timeZone})`;
const PLACE_CHOICE = /^(?<named>.+) \((?<latitude>[-.\d]+), (?<longitude>[-.\d]+), (?<zone>[-+/\w]+)\)$/u;

/** What a choice says of its place; undefined for any other text. */
function chosenPlace(text: string) {
  const read = text.length <= LONGEST_CHOICE ? PLACE_CHOICE.exec(text)?.groups : undefined;
  if (!read) return undefined;
  const { named, latitude, longitude, zone } = read;
  return { named, latitude: Number(latitude), longitude: Number(longitude), timeZone: zone };
}

const place: Question = {
  concerns: (_schema, field) => field === 'birth_place',
  form({ args, field, offered }) {
    const sent = args[field];
    const found = placesOffered.safeParse(offered);
    if (typeof sent !== 'string' || !found.success) return undefined;
    const choices = found.data.candidates.map(placeChoice);
    return choice(`Which place of birth is meant by ${shown(sent)}?`, field, 'Place of birth', choices);
  },
  filled(args, field, content) {
    const chosen = content[field];
    if (typeof chosen !== 'string') return args;
    const read = chosenPlace(chosen);
    // What is no choice of ours is the name of a place.
    if (!read) return { ...args, [field]: chosen };
    const { named, timeZone, ...spot } = read;
    return { ...args, [field]: named, ...spot, time_zone: args['time_zone'] ?? timeZone };
  },
};

const namesOffered = z.object({ candidates: z.array(z.string()).min(1) });

const event: Question = {
  concerns: ({ type }) => type === 'string',
  form({ args, field, code, offered }) {
    const sent = args[field];
    const found = namesOffered.safeParse(offered);
    if (code !== 'invalid_event_name' || typeof sent !== 'string' || !found.success) return undefined;
    return choice(`Which event is meant by ${shown(sent)}?`, field, 'Event', found.data.candidates);
  },
  filled: (args, field, content) => (typeof content[field] === 'string' ? { ...args, [field]: content[field] } : args),
};

const secondBirth: Question = {
  concerns({ properties }) {
    return isJsonObject(properties) && 'datetime' in properties && 'latitude' in properties;
  },
  form: ({ args, field }) =>
    (args[field] ?? undefined) === undefined
      ? birthForm(`The birth of another person is needed (${field}).`, {}, FREE_PLACE)
      : undefined,
  filled(args, field, content) {
    const { place: name, ...birth } = withoutBlanks(content);
    const chosen = typeof name === 'string' && birth['latitude'] === undefined ? chosenPlace(name) : undefined;
    if (!chosen) return { ...args, [field]: birth };
    const { latitude, longitude, timeZone } = chosen;
    return { ...args, [field]: { timeZone, ...birth, latitude, longitude } };
  },
  placeIn(content) {
    const { place: name, latitude, longitude } = withoutBlanks(content);
    if (typeof name !== 'string' || latitude !== undefined || longitude !== undefined) return undefined;
    return name.length > LONGEST_NAME || chosenPlace(name) ? undefined : name;
  },
  placed: (content, found) => ({ ...content, place: placeChoice(found) }),
  choiceOf(field, content, places) {
    const { place: name } = content;
    const sent = shown(typeof name === 'string' ? name : '');
    if (places.length > 0) {
      const message = `Which place of birth of the other person is meant by ${sent} (${field})?`;
      return birthForm(message, content, { place: { ...PLACE, enum: places.map(placeChoice) } });
    }
    const message = `No place is known by the name ${sent} (${field}). Name a larger one near it, or give its latitude, longitude and time zone.`;
    return birthForm(message, content, FREE_PLACE);
  },
};

type FormFields = Form['requestedSchema']['properties'];

const PLACE = { type: 'string', title: 'Place of birth' } as const;
const LONGEST_NAME = 200;
/** The place by its name, or by what an atlas says of it. */
const FREE_PLACE: FormFields = {
  place: { ...PLACE, description: 'Town, region and country. The rest may then stay empty' },
  latitude: { type: 'number', title: 'Latitude of the place', minimum: -90, maximum: 90 },
  longitude: { type: 'number', title: 'Longitude of the place', minimum: -180, maximum: 180 },
};

/** The form for a birth, with what is known of it filled in. */
function birthForm(message: string, known: JsonObject, place: FormFields): Form {
  const { datetime, timeZone } = withoutBlanks(known);
  const filledIn = (value: unknown) => (typeof value === 'string' ? { default: value } : {});
  return {
    message,
    requestedSchema: {
      type: 'object',
      properties: {
        datetime: {
          type: 'string',
          title: 'Date and local time of birth',
          description: 'Such as 1990-04-23T14:05',
          ...filledIn(datetime),
        },
        ...place,
        timeZone: {
          type: 'string',
          title: 'Time zone, where it is not that of the place',
          description: 'IANA name, such as Asia/Kolkata',
          ...filledIn(timeZone),
        },
      },
      required: 'enum' in (place['place'] ?? {}) ? ['datetime', 'place'] : ['datetime'],
    },
  };
}

/** Forms send an empty text for what was left empty. */
const withoutBlanks = (content: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));

/** Everything that is asked back, and the only place where it stands; the first that fits is asked. */
const QUESTIONS: readonly Question[] = [place, event, secondBirth];

export const questionFor = (schema: JsonObject, field: string): Question | undefined =>
  QUESTIONS.find(({ concerns }) => concerns(schema, field));

/** The schema of one argument. */
export function schemaOf(inputSchema: object | undefined, field: string): JsonObject | undefined {
  const properties = isJsonObject(inputSchema) ? inputSchema['properties'] : undefined;
  const schema = isJsonObject(properties) && Object.hasOwn(properties, field) ? properties[field] : undefined;
  return isJsonObject(schema) ? schema : undefined;
}

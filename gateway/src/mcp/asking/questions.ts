import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../core/json-object.ts';

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

const placesOffered = z.object({
  candidates: z
    .array(
      z.object({
        name: z.string(),
        region: z.string().nullable(),
        country: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        timeZone: z.string(),
      }),
    )
    .min(1),
});
type Candidate = z.infer<typeof placesOffered>['candidates'][number];

/** A place with all that a call needs of it, so that nothing has to be remembered until it is chosen. */
const placeChoice = ({ name, region, country, latitude, longitude, timeZone }: Candidate): string =>
  `${[...new Set([name, region ?? name, country])].join(', ')} (${latitude}, ${longitude}, ${timeZone})`;
const PLACE_CHOICE = /^(?<named>.+) \((?<latitude>[-.\d]+), (?<longitude>[-.\d]+), (?<zone>[-+/\w]+)\)$/u;

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
    const read = chosen.length <= LONGEST_CHOICE ? PLACE_CHOICE.exec(chosen)?.groups : undefined;
    // What is no choice of ours is the name of a place.
    if (!read) return { ...args, [field]: chosen };
    const { named, latitude, longitude, zone } = read;
    const spot = { latitude: Number(latitude), longitude: Number(longitude) };
    return { ...args, [field]: named, ...spot, time_zone: args['time_zone'] ?? zone };
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
      ? { message: `The birth of another person is needed (${field}).`, requestedSchema: BIRTH_FORM }
      : undefined,
  filled: (args, field, content) => ({ ...args, [field]: content }),
};

const BIRTH_FORM: Form['requestedSchema'] = {
  type: 'object',
  properties: {
    datetime: { type: 'string', title: 'Date and local time of birth', description: 'Such as 1990-04-23T14:05' },
    latitude: { type: 'number', title: 'Latitude of the place', minimum: -90, maximum: 90 },
    longitude: { type: 'number', title: 'Longitude of the place', minimum: -180, maximum: 180 },
    timeZone: { type: 'string', title: 'Time zone of the place', description: 'IANA name, such as Asia/Kolkata' },
  },
  required: ['datetime', 'latitude', 'longitude', 'timeZone'],
};

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

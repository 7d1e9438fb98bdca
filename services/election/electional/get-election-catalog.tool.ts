import { PREFERRED_LAGNA, type ElectionEvent } from '@cuspal/engine/events/election-event';
import { electionTopic } from '@cuspal/engine/election/election-topic';
import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { MODALITIES } from '@cuspal/engine/zodiac/sign-attributes';
import {
  aboutShape,
  acceptedBirthInput,
  defineTool,
  houseList,
  listOf,
  narrowingEvent,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { cuspRuleShape, electedEventShape, PROVENANCES } from './election-shapes.ts';
import { say } from './electional.messages.ts';

/** How an event of the catalogue is elected: by the tool of its own, or by the one for any event. */
interface ElectingTool {
  readonly tool: string;
  /** Arguments that choose the event in that tool. */
  readonly extraArgs: Readonly<Record<string, string>>;
}

const own = (tool: string, extraArgs: ElectingTool['extraArgs'] = {}): ElectingTool => ({ tool, extraArgs });

const TOOL_OF: ReadonlyMap<string, ElectingTool> = new Map([
  ['marriage', own('find_wedding_muhurta')],
  ['sign_agreement', own('find_contract_signing_time')],
  ['competitive_exam', own('find_exam_time')],
  ['interview', own('find_interview_time')],
  ['business_meeting', own('find_meeting_time', { subject: 'business' })],
  ['negotiation', own('find_meeting_time', { subject: 'third_party_approval' })],
  ['start_business', own('find_business_launch_time')],
  ['begin_journey', own('find_travel_departure_time')],
  ['property_purchase', own('find_property_muhurta', { mode: 'purchase' })],
  ['occupy_new_house', own('find_property_muhurta', { mode: 'griha_pravesha' })],
  ['lay_a_foundation', own('find_property_muhurta', { mode: 'foundation' })],
  ['surgery', own('find_surgery_time')],
]);

/** The tool that elects an event of the catalogue. */
const electingToolOf = (key: string): ElectingTool => TOOL_OF.get(key) ?? own('find_election_window', { event: key });

const PAGE_SIZE = 12;

const { catalogue: _, ...eventFields } = electedEventShape.shape;
const housesByCusp = z.record(z.string(), houseList);

export default defineTool({
  name: 'get_election_catalog',
  title: 'What can be elected',
  purpose: 'Names, house groups and provenance of the electable events; call before naming an event',
  family: 'electional',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Lists the 38 events that the KP election tools know, with houses, sources and the tool for each. Call it before naming an event. It needs no birth.',
  provenance: { rules: ['R10', 'R11', 'R15.2'], sources: ['KPR3p', 'KPM', 'WEB'] },
  paged: { pageSize: PAGE_SIZE },
  input: acceptedBirthInput.extend({
    ...narrowingEvent('its row alone'),
    include_sources: z
      .boolean()
      .default(false)
      .meta({ description: 'Adds the second school and the preferred rising signs' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    events: listOf(
      z.strictObject({
        ...eventFields,
        usualHours: z.strictObject({ start: z.string(), end: z.string() }),
        aliases: listOf(z.string()),
        cuspRule: cuspRuleShape.omit({ enforced: true }),
        tool: z.string(),
        extraArgs: z.record(z.string(), z.string()),
        secondSchool: z
          .strictObject({
            cusps: housesByCusp,
            forbid: houseList,
            dbas: houseList,
            karaka: planetList.optional(),
            mustAny: housesByCusp.optional(),
          })
          .nullable()
          .optional(),
        preferredLagna: listOf(z.enum(MODALITIES)).optional(),
      }),
    ),
    totals: z.strictObject({
      bookSourced: z.int(),
      webSourced: z.int(),
      derivedTableD: z.int(),
      derivedCuspRule: z.int(),
    }),
    notes: listOf(z.string()),
    ...paginationOutput,
  }),
  run: ({ input }) => {
    const { items, pagination, pageNote } = paginate(rowsFor(input.event), input.page, PAGE_SIZE, 'events');
    const [bookSourced = 0, webSourced = 0, derivedTableD = 0, derivedCuspRule = 0] = PROVENANCES.map(
      (provenance) => ELECTION_EVENTS.filter((event) => event.provenance === provenance).length,
    );
    return {
      about: say.catalogue({ count: ELECTION_EVENTS.length }),
      events: items.map((event) => ({
        key: event.key,
        label: event.label,
        aliases: event.aliases,
        matterHouses: event.matterHouses,
        electedHouses: event.electedHouses,
        primaryHouse: event.primaryHouse,
        avoidHouses: event.avoidHouses,
        cuspRule: { ...event.cuspRule, text: event.cuspRule.text() },
        provenance: event.provenance,
        citation: event.citation,
        defaultGranularity: event.defaultGranularity,
        electionType: event.electionType,
        significance: event.significance,
        usualHours: { start: event.usualHours.start, end: event.usualHours.end },
        ...electingToolOf(event.key),
        ...(input.include_sources && sourcesOf(event)),
      })),
      totals: { bookSourced, webSourced, derivedTableD, derivedCuspRule },
      notes: [say.natalNames(), say.unwelcomeNames(), say.usualHoursAreOurs()],
      pagination,
      pageNote,
    };
  },
});

/** The row of one event; all rows where none is asked for, or where only the natal catalogue knows it. */
function rowsFor(name: string | undefined): readonly ElectionEvent[] {
  if (name === undefined) return ELECTION_EVENTS;
  const { key } = electionTopic(name);
  const own = ELECTION_EVENTS.filter((event) => event.key === key);
  return own.length > 0 ? own : ELECTION_EVENTS;
}

type Cusps = readonly { readonly cusp: number; readonly mustSignify: ElectionEvent['electedHouses'] }[];

const byCusp = (rows: Cusps) => Object.fromEntries(rows.map(({ cusp, mustSignify }) => [String(cusp), mustSignify]));

/** The row of the second school as it is printed there, and the rising signs preferred. */
const sourcesOf = ({ secondSchool: row, electionType }: ElectionEvent) => ({
  secondSchool: row && {
    cusps: byCusp(row.cusps),
    forbid: row.forbid,
    dbas: row.periodLords,
    ...(row.karakas && { karaka: row.karakas }),
    ...(row.mustAny && { mustAny: byCusp(row.mustAny) }),
  },
  preferredLagna: PREFERRED_LAGNA[electionType],
});

import type { Implementation } from '@modelcontextprotocol/server';
import { ANSWER_TOOL, TOOL_COUNT } from '@cuspal/catalog';
import { VERSION } from '@cuspal/telemetry';
import { ICON_DATA, PNG_SIZE } from '../web/icons.ts';

/** Name of this server, as every result of 2026-07-28 carries it. */
export const SERVER_INFO = { name: 'cuspal', title: 'Cuspal', version: VERSION } as const;

/** What server.json says of this server to the public registry; a test compares the two. */
export const REGISTERED = {
  name: 'io.github.cuspal/cuspal',
  description: `${TOOL_COUNT} astrology tools on the Swiss Ephemeris: KP first, each verdict with its reasons and sources`,
  repository: { url: 'https://github.com/cuspal/cuspal', source: 'github' },
} as const;

/** Icons by address where there is a public one, else in the address itself. */
export const iconsOf = (baseUrl: string | undefined) =>
  baseUrl === undefined
    ? [{ src: ICON_DATA, mimeType: 'image/svg+xml', sizes: ['any'] }]
    : [
        { src: `${baseUrl}/icon.png`, mimeType: 'image/png', sizes: [`${PNG_SIZE}x${PNG_SIZE}`] },
        { src: `${baseUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] },
      ];

/** All that the server says of itself where a client begins; results repeat only SERVER_INFO. */
export const aboutServer = (baseUrl?: string): Implementation => ({
  ...SERVER_INFO,
  description: REGISTERED.description,
  icons: iconsOf(baseUrl),
  ...(baseUrl !== undefined && { websiteUrl: baseUrl }),
});

/** For callers whose list holds the tool that answers a question whole. */
const ANSWERED_AT_ONCE = `For an answer to one question call ${ANSWER_TOOL.name}. `;

/** Clients may cut this text: what must be known stands in its first 500 characters, the rest in get_reading_protocol. */
const instructions = (
  first: string,
): string => `Cuspal computes astrology from birth data: KP (Krishnamurti Paddhati) first, with Parashari, Jaimini and Tajik tools as cross-checks. ${first}For a reading call set_birth_profile first, with birth_datetime, latitude, longitude and utc_offset_minutes, or a birth_place by name: it returns the plan of tools to call. Send the same birth arguments with every later call; nothing is stored. get_reading_protocol(question) returns the plan and the full protocol again whenever this text was cut.

How to read:
- Full reading: at least 20 calls (usual 25 to 40). Focused question: at least 12 (15 to 20). Factual lookup: at least 5 (5 to 8). Count before you reply.
- One tool per step; read its result before the next call.
- No verdict before analyze_natal_promise. No date before the dasha and transit tools.
- A tool that errors is noted and the work goes on; the minimum stays.
- Only tools of system "kp" may build a KP verdict. Name the system of every parashari, jaimini or tajik result, and say "service extension" at each use of an extension.
- A paged result names its further pages; each page is one call.
- get_tool_catalog lists tools by family, phase or system, with what each needs first.
- Moments without an offset are local at the place of birth; planets, houses (1 to 12) and events are named as get_election_catalog and the tool texts name them.
- Every tool takes language too, a BCP 47 tag such as "hi": what a person reads comes in it where it is offered.

Always say: astrology is a supplementary lens, not a prediction of fact. Health tools never replace medical judgment; legal, financial, longevity and child tools carry their disclaimers, which belong into the answer.`;

export const INSTRUCTIONS = instructions('');

/** The same for a caller who has a set of tools in view, with the tool that answers a question. */
export const INSTRUCTIONS_OF_SETS = instructions(ANSWERED_AT_ONCE);

import type { FindPlacesResponse, Place } from '@cuspal/proto';
import { replyJson } from '../http/reply.ts';
import type { Limits } from '../limits/limits.ts';
import { failure } from '../routing/answer.ts';
import type { PlaceFinder } from '../routing/place-finder.ts';
import { contextOf, queryOf, refuse, type RestExchange } from './exchange.ts';
import { problemOf } from './outcome.ts';
import { fieldProblem, rateLimited } from './problem.ts';

/** Characters that the name of a place may have. */
export const LONGEST_PLACE = 200;

interface PlaceLookup {
  readonly finder: Pick<PlaceFinder, 'find'>;
  readonly limits: Pick<Limits, 'take'>;
  /** What may be sent in place of a name, after "Try again in 3 s". */
  readonly instead?: string;
}

/** What the name of a place may mean; undefined where the request was refused. */
export async function placesNamed(
  exchange: RestExchange,
  name: string,
  { finder, limits, instead = '' }: PlaceLookup,
): Promise<FindPlacesResponse | undefined> {
  const { requestId } = exchange;
  const { caller, signal } = contextOf(exchange);
  const found = await finder.find(name, { limits, subject: caller.accountId, caller, signal });
  switch (found.kind) {
    case 'found':
      return found.answer;
    case 'limited': {
      const { retryAfterSeconds } = found.taken;
      const detail = `Too many names of places were looked up. Try again in ${retryAfterSeconds} s${instead}.`;
      refuse(exchange, rateLimited(requestId, detail, retryAfterSeconds));
      return undefined;
    }
    case 'failed':
      refuse(exchange, problemOf(failure(found.code, requestId), requestId));
      return undefined;
  }
}

/** GET /v1/places?q=…: what somebody may mean by the name of a place. Not metered, with a limit of its own. */
export class Places {
  constructor(
    private readonly finder: Pick<PlaceFinder, 'find'>,
    private readonly limits: Pick<Limits, 'take'>,
  ) {}

  async find(exchange: RestExchange): Promise<void> {
    const { response, requestId, admitted } = exchange;
    const query = queryOf(exchange, ['q']);
    if (!query) return;
    const question = query.get('q')?.trim() ?? '';
    if (question === '' || question.length > LONGEST_PLACE) return refuse(exchange, nameFault(requestId, question));
    const found = await placesNamed(exchange, question, { finder: this.finder, limits: this.limits });
    if (found) replyJson(response, 200, admitted.headers, JSON.stringify(printed(found)));
  }
}

const nameFault = (requestId: string, question: string) =>
  fieldProblem(
    requestId,
    'q',
    question === ''
      ? 'Parameter "q" is missing. Send the name of a place, such as /v1/places?q=Pune.'
      : `Parameter "q" has ${question.length} characters but may have ${LONGEST_PLACE}. Send the name of one place.`,
  );

const printed = ({ taken, places, total, finding, attribution }: FindPlacesResponse) => ({
  finding,
  ...(taken && { taken: place(taken) }),
  places: places.map(place),
  total,
  attribution,
});

/** Without what the source does not know. */
const place = ({ name, region, country, countryCode, latitude, longitude, timeZone, population }: Place) => ({
  name,
  ...(region !== '' && { region }),
  country,
  countryCode,
  latitude,
  longitude,
  timeZone,
  ...(population > 0 && { population }),
});

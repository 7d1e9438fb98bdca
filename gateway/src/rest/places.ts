import type { FindPlacesResponse, Place } from '@cuspal/proto';
import { replyJson } from '../http/reply.ts';
import type { Limits } from '../limits/limits.ts';
import { failure } from '../routing/answer.ts';
import type { PlaceFinder } from '../routing/place-finder.ts';
import { contextOf, queryOf, refuse, type RestExchange } from './exchange.ts';
import { outcomeOf } from './outcome.ts';
import { fieldProblem, rateLimited } from './problem.ts';

const MOST_CHARACTERS = 200;

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
    if (question === '' || question.length > MOST_CHARACTERS) return refuse(exchange, nameFault(requestId, question));
    const { caller, signal } = contextOf(exchange);
    const setting = { limits: this.limits, subject: caller.accountId, caller, signal };
    const found = await this.finder.find(question, setting);
    switch (found.kind) {
      case 'found':
        return replyJson(response, 200, admitted.headers, JSON.stringify(printed(found.answer)));
      case 'limited': {
        const { retryAfterSeconds } = found.taken;
        const detail = `Too many names of places were looked up. Try again in ${retryAfterSeconds} s.`;
        return refuse(exchange, rateLimited(requestId, detail, retryAfterSeconds));
      }
      case 'failed': {
        const outcome = outcomeOf(failure(found.code, requestId), requestId);
        if (!outcome.ok) refuse(exchange, outcome.problem);
      }
    }
  }
}

const nameFault = (requestId: string, question: string) =>
  fieldProblem(
    requestId,
    'q',
    question === ''
      ? 'Parameter "q" is missing. Send the name of a place, such as /v1/places?q=Pune.'
      : `Parameter "q" has ${question.length} characters but may have ${MOST_CHARACTERS}. Send the name of one place.`,
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

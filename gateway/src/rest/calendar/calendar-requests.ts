import { CALENDAR_TOOL } from '@cuspal/catalog';
import { drawCalendar, widthWithin } from '@cuspal/figures';
import { figureLabelsIn } from '@cuspal/speech';
import { reply } from '../../http/reply.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Calls } from '../../mcp/calls.ts';
import { shown } from '../../response-shaping/argument-fault.ts';
import type { PlaceFinder } from '../../routing/place-finder.ts';
import { afterCall, contextOf, queryOf, refuse, varying, type RestExchange } from '../exchange.ts';
import { drawnFirst } from '../figures/drawn-first.ts';
import { FIGURE_HEADERS } from '../figures/figure-headers.ts';
import { wanted } from '../figures/wants-figure.ts';
import { outcomeOf } from '../outcome.ts';
import { LONGEST_PLACE, placesNamed } from '../places.ts';
import { fieldProblem, problem } from '../problem.ts';

const COORDINATES = ['latitude', 'longitude', 'time_zone', 'utc_offset_minutes'] as const;
const TAKEN = ['year', 'month', 'tradition', 'place', ...COORDINATES, 'format', 'width'] as const;
const FORMATS = ['json', 'svg'] as const;

type Values = ReadonlyMap<string, string>;

/** GET /v1/calendar: festivals and fasts of a place, as JSON or, of a month, as a picture; a call takes one unit. */
export class CalendarRequests {
  constructor(
    private readonly calls: Pick<Calls, 'run'>,
    private readonly finder: Pick<PlaceFinder, 'find'>,
    private readonly limits: Pick<Limits, 'take'>,
  ) {}

  async tell(asked: RestExchange): Promise<void> {
    const exchange = varying(asked, 'Accept');
    const { request, requestId } = exchange;
    const values = queryOf(exchange, TAKEN, ['tradition']);
    if (!values) return;
    const picture = isPicture(values.get('format'), request.headers.accept);
    const fault = faultOf(values, picture);
    if (fault !== undefined) return refuse(exchange, fieldProblem(requestId, ...fault));
    const place = await this.#place(exchange, values);
    if (place === undefined) return;
    const args = { ...argumentsOf(values), ...place };
    return picture ? this.#draw(exchange, args, values.get('width')) : this.#print(exchange, args);
  }

  async #print(exchange: RestExchange, args: object): Promise<void> {
    const { response, requestId, admitted } = exchange;
    const context = { ...contextOf(exchange), asText: true };
    const outcome = outcomeOf(await this.calls.run(CALENDAR_TOOL.name, args, context), requestId);
    if (!outcome.ok) return refuse(exchange, outcome.problem);
    reply(response, 200, { ...afterCall(admitted), 'Content-Type': 'application/json' }, [outcome.text]);
  }

  async #draw(exchange: RestExchange, args: object, width: string | undefined): Promise<void> {
    const { response, requestId, admitted } = exchange;
    const asking = contextOf(exchange);
    const labels = await figureLabelsIn(asking.caller.locale);
    const options = { labels, ...(width !== undefined && { width: Number(width) }) };
    const drawing = drawnFirst((result) => drawCalendar(result, options).svg, requestId);
    const context = { ...asking, finish: drawing.finish, asText: true };
    const outcome = outcomeOf(await this.calls.run(CALENDAR_TOOL.name, args, context), requestId);
    if (!outcome.ok) return refuse(exchange, outcome.problem);
    reply(response, 200, { ...afterCall(admitted), ...FIGURE_HEADERS }, [Buffer.from(drawing.svg())]);
  }

  /** Coordinates and zone of the place that is named; none where it is sent as numbers; undefined where it was refused. */
  async #place(exchange: RestExchange, values: Values): Promise<object | undefined> {
    const name = values.get('place')?.trim();
    if (name === undefined) return {};
    const { finder, limits } = this;
    const instead = ', or send latitude, longitude and time_zone';
    const found = await placesNamed(exchange, name, { finder, limits, instead });
    if (found === undefined) return undefined;
    const { taken, places } = found;
    if (taken) return { latitude: taken.latitude, longitude: taken.longitude, time_zone: taken.timeZone };
    const detail =
      places.length === 0
        ? `Parameter "place" is ${shown(name)}, which is not known. Send latitude, longitude and time_zone.`
        : `Parameter "place" is ${shown(name)}, which several places are called. Add the region or country, such as "Pune, Maharashtra".`;
    const nearest = places.map(({ name: own, region, country }) => [own, region, country].filter(Boolean).join(', '));
    const more = { field: 'place', nearest };
    refuse(exchange, problem({ code: 'validation_failed', detail, requestId: exchange.requestId, more }));
    return undefined;
  }
}

/** A format that is named goes before what the header takes. */
const isPicture = (format: string | undefined, accept: string | undefined): boolean =>
  format === undefined ? wanted(accept, { type: 'application/json', figure: true }) === 'figure' : format === 'svg';

/** The parameter that cannot be taken, and why, as far as the tool does not say it. */
function faultOf(values: Values, picture: boolean): readonly [field: string, detail: string] | undefined {
  const format = values.get('format');
  if (format !== undefined && !FORMATS.some((each) => each === format))
    return ['format', `Parameter "format" is ${shown(format)} but must be ${FORMATS.join(' or ')}.`];
  if (!values.has('year')) return ['year', 'Parameter "year" is missing. Send a year from 1900 to 2100.'];
  const width = values.get('width');
  if (width !== undefined && (!picture || !isWidth(width)))
    return picture
      ? ['width', `Parameter "width" is ${shown(width)} but must be a whole number of pixels from 320 to 1200.`]
      : ['width', 'Parameter "width" is that of a picture. Add format=svg, or leave it out.'];
  if (picture && !values.has('month'))
    return ['month', 'Parameter "month" is missing. A picture shows one month. Send 1 to 12.'];
  const place = values.get('place')?.trim();
  const sent = COORDINATES.filter((name) => values.has(name));
  if (place === undefined)
    return sent.length > 0
      ? undefined
      : ['place', 'Parameter "place" is missing. Send the name of a place, or latitude, longitude and time_zone.'];
  if (sent.length > 0) return ['place', `Parameter "place" came with ${sent.join(', ')}. Send the one or the other.`];
  if (place === '' || place.length > LONGEST_PLACE)
    return ['place', `Parameter "place" must have 1 to ${LONGEST_PLACE} characters. Send the name of one place.`];
  return undefined;
}

const isWidth = (text: string): boolean =>
  /^\d{1,4}$/.test(text) && widthWithin(Number(text), Infinity) === Number(text);

/** What the tool takes of the address: numbers where they are, else the text, which it refuses by name. */
function argumentsOf(values: Values): object {
  const number = (text: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
  const numbers = ['year', 'month', 'latitude', 'longitude', 'utc_offset_minutes'];
  const names = [...numbers, 'time_zone', 'tradition'].filter((name) => values.has(name));
  return Object.fromEntries(
    names.map((name) => {
      const value = values.get(name) ?? '';
      return [name, numbers.includes(name) ? number(value) : value];
    }),
  );
}

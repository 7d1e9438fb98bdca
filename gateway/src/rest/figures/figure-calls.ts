import {
  DRAWN_IN_FULL,
  drawFigure,
  figureChoices,
  FigureError,
  FIGURES,
  NO_FIGURE,
  noFigureSaid,
  readFigureOptions,
  subjectOf,
  type FigureOptions,
} from '@cuspal/figures';
import { figureLabelsIn } from '@cuspal/speech';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import type { CallContext, Calls } from '../../mcp/calls.ts';
import { reply } from '../../http/reply.ts';
import { errorAnswer, failure, type ToolAnswer } from '../../routing/answer.ts';
import { afterCall, contextOf, refuse, type RestExchange } from '../exchange.ts';
import type { SingleCall } from '../../metering/keyed-request.ts';
import { repeatHeaders } from '../idempotency.ts';
import { outcomeOf } from '../outcome.ts';
import { fieldProblem, problem, type Problem } from '../problem.ts';
import { readQuery } from '../query.ts';
import { FIGURE_HEADERS } from './figure-headers.ts';
import type { Offered } from './wants-figure.ts';

/** What a request for a figure asks for. */
interface AskedFigure {
  readonly args: object;
  readonly keyed?: SingleCall;
}

/** Whether the result of a tool has a figure. */
export const hasFigure = (tool: string): boolean => Object.hasOwn(FIGURES, tool);

/** POST /v1/tools/{name} where the figure of the result is wanted in its place. */
export class FigureCalls {
  constructor(
    private readonly calls: Pick<Calls, 'run'>,
    private readonly catalogue: Pick<ToolCatalogue, 'find'>,
  ) {}

  /** `askedOf` reads the request, which it refuses itself where it cannot be taken. */
  async call(exchange: RestExchange, tool: string, askedOf: () => Promise<AskedFigure | undefined>): Promise<void> {
    const { request, response, requestId, admitted } = exchange;
    const options = optionsOf(request.url ?? '', tool, requestId);
    if ('problem' in options) return refuse(exchange, options.problem);
    const context = contextOf(exchange);
    const asked = await askedOf();
    if (asked === undefined) return;
    const { keyed } = asked;
    const args = DRAWN_IN_FULL.includes(tool) ? { ...asked.args, detail: 'full' } : asked.args;
    const labels = await figureLabelsIn(languageOf(args) ?? context.caller.locale);
    const said = subjectOf(args, labels);
    const subject = said === undefined ? {} : { subject: said };
    let svg = '';
    // Drawn before the call counts as done: one that cannot be drawn is not charged.
    const finish = (answer: ToolAnswer): ToolAnswer => {
      if (answer.code !== '') return answer;
      const drawn = draw(answer, tool, { ...options.read, ...subject, labels }, context);
      if (typeof drawn !== 'string') return drawn;
      svg = drawn;
      return answer;
    };
    const drawing = { ...context, finish, asText: true, ...(keyed && { keyed }) };
    const outcome = outcomeOf(await this.calls.run(tool, args, drawing), requestId);
    if (!outcome.ok) return refuse(exchange, outcome.problem);
    const headers = { ...afterCall(admitted), ...(keyed && repeatHeaders(keyed)), ...FIGURE_HEADERS };
    reply(response, 200, headers, [Buffer.from(svg)]);
  }

  /** For a tool without a figure, to a caller who takes nothing else. */
  refuse(exchange: RestExchange, tool: string, type: Offered['type']): void {
    const figures = Object.keys(FIGURES).filter((name) => this.catalogue.find(name));
    const nearest = NO_FIGURE[tool]?.nearest;
    const detail = `${noFigureSaid(tool) ?? `${tool} has no figure.`} Send "Accept: ${type}" for the result.`;
    const more = {
      field: 'Accept',
      nearest,
      figures,
      remedy: `Accept ${type} too, or call a tool that figures lists.`,
    };
    refuse(exchange, problem({ code: 'validation_failed', status: 406, detail, requestId: exchange.requestId, more }));
  }
}

/** The language that a call asks for itself. */
function languageOf(args: object): string | undefined {
  const { language }: { readonly language?: unknown } = args;
  return typeof language === 'string' ? language : undefined;
}

/** The options that the address names, all of them known and well formed. */
function optionsOf(
  url: string,
  tool: string,
  requestId: string,
): { readonly read: FigureOptions } | { readonly problem: Problem } {
  const query = readQuery(url, Object.keys(figureChoices(tool)));
  if (!query.ok) return { problem: fieldProblem(requestId, query.field, query.detail) };
  try {
    return { read: readFigureOptions(tool, query.values) };
  } catch (fault) {
    if (!(fault instanceof FigureError) || fault.option === undefined) throw fault;
    return { problem: fieldProblem(requestId, fault.option, fault.message) };
  }
}

/** The figure as text; an answer where there is none: an option that does not fit this result, or a fault of ours. */
function draw(
  answer: ToolAnswer,
  tool: string,
  options: FigureOptions,
  { caller: { requestId } }: CallContext,
): string | ToolAnswer {
  try {
    const outcome = outcomeOf(answer, requestId);
    const figure = outcome.ok ? drawFigure(tool, JSON.parse(outcome.text.toString()), options) : undefined;
    return figure?.svg ?? failure('internal_error', requestId, new Error('a result without a figure'));
  } catch (fault) {
    if (!(fault instanceof FigureError) || fault.option === undefined)
      return failure('internal_error', requestId, fault);
    return errorAnswer(fault.message, { code: 'validation_failed', recoverable: true, field: fault.option, requestId });
  }
}

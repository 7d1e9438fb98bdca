import { REPORT_KINDS, reportRequest } from '@cuspal/report';
import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';
import { errorResponses } from './problems.ts';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const kind = { type: 'string', enum: REPORT_KINDS };
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const { $schema: _, ...request } = z.toJSONSchema(reportRequest, { io: 'input' });

export const REPORT_SCHEMAS = {
  ReportRequest: plainSchema(request),
  ReportPrice: object({
    kind,
    units: { type: 'integer', minimum: 0, description: 'Calls that are taken from the allowance where all succeed.' },
    tools: { type: 'array', items: text },
    missing: { type: 'array', items: object({ part: text, lack: text }) },
  }),
  ReportVerification: {
    ...object({ kind, report: { $ref: '#/components/schemas/ReportRequest' }, code: text }),
    additionalProperties: false,
  },
  ReportVerified: object({
    matches: {
      anyOf: [{ type: 'boolean' }, { type: 'null' }],
      description: 'Whether the code is that of this input; null where another release made it.',
    },
    madeBy: text,
    madeAt: instant,
    release: text,
  }),
};

const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } });
const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };

/** The addresses of reports. */
export const REPORT_PATHS = {
  '/v1/reports/{kind}': {
    post: {
      operationId: 'makeReport',
      summary: 'A report to hand over',
      description:
        'One HTML page, or PDF where `Accept` prefers it, from the results of several tools. Costs a unit for each tool ' +
        'that succeeds, and is refused before anything is spent where less is left. With `?price` it tells the price alone.',
      tags: ['service'],
      parameters: [
        { name: 'kind', in: 'path', required: true, schema: kind, example: 'horoscope' },
        {
          name: 'price',
          in: 'query',
          description: 'With any value the answer is the price, and nothing is computed.',
          schema: text,
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            ...json('ReportRequest')['application/json'],
            example: { ...BIRTH, name: 'Priya', place: 'Chennai' },
          },
        },
      },
      responses: {
        200: {
          description: 'The report, or its price.',
          headers,
          content: {
            'text/html': { schema: text },
            'application/pdf': { schema: { type: 'string', format: 'binary' } },
            ...json('ReportPrice'),
          },
        },
        ...errorResponses(400, 402, 404, 406, 413, 415, 422, 504),
      },
    },
  },
  '/v1/reports/verify': {
    post: {
      operationId: 'verifyReport',
      summary: 'Whether a report is what it says',
      description: 'Whether the code of a report belongs to an input. Not taken from the allowance.',
      tags: ['service'],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            ...json('ReportVerification')['application/json'],
            example: { kind: 'horoscope', report: BIRTH, code: '0.1.0~20261129T051022Z~000000000000000000000000' },
          },
        },
      },
      responses: {
        200: { description: 'What the code says.', headers, content: json('ReportVerified') },
        ...errorResponses(400, 413, 415),
      },
    },
  },
};

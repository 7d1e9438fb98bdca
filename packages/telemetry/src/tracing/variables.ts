import { z } from 'zod';
import { shareVariable } from '../environment.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const address = z.url({
  protocol: /^https?$/,
  error: ({ input }) => `must be an address such as http://collector:4318, but is "${String(input)}"`,
});

/** The variables of OpenTelemetry that every process reads; what else its libraries read is theirs to explain. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional().meta({
    type: 'URL',
    description: 'Collector that takes spans by OTLP over HTTP. Left out: no spans are made and no library is loaded.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf').meta({
    type: 'http/protobuf, http/json',
    description: 'How spans are written.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({
    type: 'secret',
    description: 'Headers for the collector, such as authorization=Bearer%20KEY, separated by commas.',
  }),
  OTEL_SERVICE_NAME: z.string().max(100).optional().meta({
    type: 'text',
    description: 'Name of the process in traces. Left out: cuspal-gateway, cuspal-natal and so on.',
  }),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional().meta({
    type: 'text',
    description: 'What else is said of the process, such as deployment.environment.name=production.',
  }),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS)
    .default('parentbased_always_on')
    .meta({
      type: SAMPLERS.join(', '),
      description: 'Which traces are sent. The parentbased ones keep to what the caller has decided.',
    }),
  OTEL_TRACES_SAMPLER_ARG: shareVariable().default(1).meta({
    type: 'share from 0 to 1',
    description: 'How many of the traces the samplers with traceidratio send.',
  }),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false').meta({
    type: 'true, false',
    description: 'Whether no spans are made although a collector is named.',
  }),
};

type Variables = z.output<z.ZodObject<typeof TRACING_VARIABLES>>;

/** How spans are made and where they go; undefined: there are none. */
export type TracingSettings =
  | {
      readonly endpoint: string;
      readonly protocol: Variables['OTEL_EXPORTER_OTLP_PROTOCOL'];
      readonly serviceName?: string | undefined;
      readonly sampler: Variables['OTEL_TRACES_SAMPLER'];
      /** Share of traces that are kept, 0 to 1. */
      readonly share: number;
    }
  | undefined;

/** Headers and attributes of the resource are read by the libraries themselves. */
export function tracingSettings(variables: Variables): TracingSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: disabled } = variables;
  if (endpoint === undefined || disabled === 'true') return undefined;
  return {
    endpoint,
    protocol: variables.OTEL_EXPORTER_OTLP_PROTOCOL,
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: variables.OTEL_TRACES_SAMPLER,
    share: variables.OTEL_TRACES_SAMPLER_ARG,
  };
}

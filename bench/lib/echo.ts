import { TOOL_COUNT } from '@cuspal/catalog';

/** The echo tool and a list as long as that of all tools, which both servers of the comparison serve. */
export const PAYLOAD = JSON.stringify({ echo: 'x'.repeat(1_300) });
export const KEY = 'mcp_benchmark_0123456789abcdefghijklmnopqrstuv';
/** The key of another account. */
export const OTHER_KEY = 'mcp_benchmark_other_0123456789abcdefghijklmnop';

const BIRTH = {
  type: 'object' as const,
  properties: {
    birth_datetime: { type: 'string', description: 'Local birth date and time, ISO 8601: 1992-08-14T04:32:00' },
    latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Degrees, north positive' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: 'Degrees, east positive' },
    utc_offset_minutes: { type: 'number', description: 'Minutes ahead of UTC at birth' },
    ayanamsa: { type: 'string', enum: ['kp', 'kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'] },
  },
  required: ['birth_datetime', 'latitude', 'longitude', 'utc_offset_minutes'],
  additionalProperties: false,
};

export const ENTRIES = Array.from({ length: TOOL_COUNT }, (_, index) => ({
  name: index === 0 ? 'echo' : `tool_number_${index}`,
  title: `Tool number ${index}`,
  description: `What tool ${index} answers and when to call it. `.repeat(9),
  inputSchema: BIRTH,
}));

export const report = (port: number): void => {
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
};

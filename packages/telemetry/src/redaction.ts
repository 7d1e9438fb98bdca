/** Compared without case and underscores, so that birth_datetime and birthDatetime are one. */
const PERSONAL_KEYS = new Set(
  [
    'birthDatetime',
    'birthPlace',
    'place',
    'places',
    'secondBirthDatetime',
    'datetime',
    'latitude',
    'longitude',
    'utcOffsetMinutes',
    'timeZone',
    'moment',
    'chart',
    'person1',
    'person2',
    'partner',
    'knownEvents',
    'question',
    'arguments',
    'argumentsJson',
    'resultJson',
    'input',
    'authorization',
    'cookie',
    'setCookie',
    'password',
    'token',
    'accessToken',
    'refreshToken',
    'clientSecret',
    'apiKey',
  ].map((key) => key.toLowerCase()),
);

const MAX_DEPTH = 6;

/** A copy of a log object without the values that say who was born when and where, or that open an account. */
export function withoutPersonalData(object: Record<string, unknown>): Record<string, unknown> {
  return cut(object, 0);
}

function cut(object: object, depth: number): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    if (PERSONAL_KEYS.has(key.replaceAll('_', '').toLowerCase())) kept[key] = '[cut]';
    else kept[key] = cutValue(value, depth);
  }
  return kept;
}

function cutValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => cutValue(item, depth + 1));
  return cut(value, depth + 1);
}

/**
 * An error for the log. Its message may quote what somebody sent: digits (an instant, a place, a code), e-mail
 * addresses, long words (keys, tokens) and the values of a database query are masked. The stack keeps its frames.
 */
export function maskedFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: mask(String(fault)) };
  const frames = (fault.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: fault.name,
    message: mask(fault.message),
    stack: frames.join('\n'),
    ...(fault.cause === undefined ? {} : { cause: maskedFault(fault.cause) }),
  };
}

const mask = (text: string): string =>
  text
    .replace(/\nparams: [^]*$/, '')
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[address]')
    .replaceAll(/[\w-]{32,}/g, '[secret]')
    .replaceAll(/\d/g, '#');

/** The words every tool is tagged with. */
export const SYSTEMS = ['kp', 'parashari', 'jaimini', 'tajik', 'extension', 'meta'] as const;
export type System = (typeof SYSTEMS)[number];

export const PHASES = [
  'chart_foundation',
  'promise',
  'timing',
  'transit',
  'verification',
  'advanced',
  'synthesis',
  'standalone',
] as const;
export type Phase = (typeof PHASES)[number];

export const FAMILIES = [
  'foundation',
  'core analysis',
  'timing',
  'transit',
  'verification',
  'strength',
  'vargas',
  'yogas',
  'doshas',
  'jaimini',
  'tajik',
  'marriage',
  'compatibility',
  'career',
  'money',
  'children',
  'property',
  'foreign',
  'education',
  'legal',
  'health',
  'spiritual',
  'remedies',
  'family',
  'rectification',
  'electional',
  'horary',
  'almanac',
  'astrometeorology',
  'mundane',
  'reference sky',
  'sport',
  'composites',
  'meta',
] as const;
export type ListedFamily = (typeof FAMILIES)[number];
/** A family of the lists, or that of a tool that stands beyond them (ADR 67, ADR 103). */
export type Family = ListedFamily | 'answers' | 'calendar';

export const SERVICES = ['ephemeris', 'natal', 'dasha', 'election', 'health', 'horary', 'meta'] as const;
export type ServiceName = (typeof SERVICES)[number];

export const DISCLAIMER_CLASSES = [
  'health',
  'longevity',
  'child',
  'legal',
  'financial',
  'relationship',
  'tendency',
] as const;
export type DisclaimerClass = (typeof DISCLAIMER_CLASSES)[number];

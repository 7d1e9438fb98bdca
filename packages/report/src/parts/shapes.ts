import { z } from 'zod';

/** The fields of results that reports print; others are passed over. */
export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
const planetName = z.enum(PLANETS);
const houses = z.array(z.number());

const position = z.looseObject({
  sign: z.string(),
  dms: z.string(),
  signLord: planetName,
  starLord: planetName,
  subLord: planetName,
  subSubLord: planetName.optional(),
});

const levels = z.looseObject({ L1: houses, L2: houses, L3: houses, L4: houses });
export type Levels = z.output<typeof levels>;

const periodOf = z.looseObject({ planet: planetName, startDate: z.string(), endDate: z.string() });
export type DashaPeriod = z.output<typeof periodOf>;

const mahadasha = periodOf.extend({
  cutAtBirth: z.boolean().optional(),
  antardashas: z.array(periodOf.extend({ beforeBirth: z.boolean().optional() })).optional(),
});

export const fullChart = z.looseObject({
  asOf: z.string(),
  ascendant: position,
  /** With significators and significations absent near the poles. */
  houses: z.array(position.extend({ house: z.number(), occupants: z.array(planetName) })).optional(),
  planets: z.record(
    z.string(),
    position.extend({
      star: z.string(),
      pada: z.number(),
      house: z.number().nullable().optional(),
      retrograde: z.boolean(),
      motion: z.string(),
    }),
  ),
  significators: z
    .record(
      z.string(),
      z.looseObject({
        A: z.array(planetName),
        B: z.array(planetName),
        C: z.array(planetName),
        D: z.array(planetName),
      }),
    )
    .optional(),
  significations: z.record(z.string(), levels).optional(),
  dasha: z.looseObject({
    moonStarLord: planetName,
    balanceAtBirth: z.looseObject({
      lord: planetName,
      years: z.number(),
      months: z.number(),
      days: z.number(),
    }),
    current: z
      .looseObject({ mahadasha: periodOf, antardasha: periodOf, pratyantardasha: periodOf })
      .nullable()
      .optional(),
    mahadashas: z.array(mahadasha),
  }),
  birthPanchanga: z.looseObject({
    weekday: z.string(),
    tithi: z.string(),
    nakshatra: z.string(),
    yoga: z.string(),
    karana: z.string(),
    sunrise: z.string().nullable(),
    sunset: z.string().nullable(),
  }),
});
export type FullChart = z.output<typeof fullChart>;

/** The planets of a day on which somebody was born at an unknown time. */
export const unknownDay = z.looseObject({
  day: z.looseObject({
    date: z.string(),
    planets: z.record(
      z.string(),
      z.array(
        z.looseObject({
          from: z.string(),
          sign: z.string(),
          star: z.string(),
          starLord: planetName,
          subLord: planetName,
        }),
      ),
    ),
    dashas: z.array(
      z.looseObject({
        bornAt: z.string(),
        mahadasha: planetName,
        years: z.number(),
        months: z.number(),
        days: z.number(),
      }),
    ),
  }),
});

export const dashaPeriods = z.looseObject({ mahadashas: z.array(mahadasha) });

export const subPeriods = z.looseObject({
  antardashas: z.array(periodOf.extend({ pratyantardashas: z.array(periodOf).optional() })),
});

const stability = z.looseObject({
  beforeSeconds: z.number(),
  afterSeconds: z.number(),
  band: z.string(),
});

export const promises = z.looseObject({
  events: z.array(
    z.looseObject({
      event: z.string(),
      house: z.number(),
      csl: planetName,
      band: z.string(),
      baseRate: z.number().nullable(),
      stability: stability.nullable().optional(),
      polarity: z.string().optional(),
    }),
  ),
});

export const boundaries = z.looseObject({
  answer: z.string(),
  warnings: z.array(
    z.looseObject({
      target: z.string(),
      subLord: planetName,
      alternateSubLord: planetName.nullable().optional(),
      shiftSeconds: z.number().optional(),
      stability: stability.nullable().optional(),
    }),
  ),
  verdictStability: z.string(),
});

const span = z.looseObject({ start: z.string(), end: z.string(), class: z.string().nullable().optional() });
const reason = z.looseObject({ text: z.string() });

export const questionAnswer = z.looseObject({
  answer: z.string(),
  understood: z.looseObject({ event: z.string().nullable() }),
  verdict: z.looseObject({ baseRate: z.number().nullable() }).nullable(),
  wouldChange: z.looseObject({ says: z.string() }).nullable().optional(),
  first: span.nullable(),
  best: span.nullable(),
  for: z.array(reason).optional(),
  against: z.array(reason).optional(),
});

const window = z.looseObject({
  start: z.string(),
  end: z.string(),
  usableStart: z.string().optional(),
  class: z.string(),
  md: planetName,
  ad: planetName,
  pd: planetName.nullable().optional(),
});
export type Window = z.output<typeof window>;

const fact = z.looseObject({ fact: z.string() });

/** What the readings of a whole matter have in common. */
export const composite = z.looseObject({
  answer: z.string(),
  synthesis: z.looseObject({
    text: z.string(),
    supports: z.array(fact).optional(),
    cautions: z.array(fact).optional(),
    crossSystem: z.array(fact).optional(),
  }),
  timingWindows: z.array(window).optional(),
});
export type Composite = z.output<typeof composite>;

export const matchReading = composite.extend({
  kpCuspal: z.looseObject({
    total: z.number(),
    maximum: z.number(),
    factors: z.array(z.looseObject({ code: z.string(), state: z.string(), points: z.number() })),
    marriageWindows: z.array(span).optional(),
  }),
  ashtakoota: z.looseObject({
    total: z.number(),
    maximum: z.number(),
    kootas: z.array(z.looseObject({ name: z.string(), score: z.number(), max: z.number() })),
  }),
});

export const marriageReading = composite.extend({
  spouseCharacteristics: z
    .looseObject({ physical: z.string(), personality: z.string(), background: z.string().nullable().optional() })
    .nullable()
    .optional(),
});

export const yearReading = composite.extend({
  start: z.string(),
  end: z.string(),
  months: z.array(
    z.looseObject({ month: z.string(), tone: z.string(), themes: z.array(z.looseObject({ event: z.string() })) }),
  ),
  openings: z.array(z.looseObject({ event: z.string(), class: z.string(), start: z.string(), end: z.string() })),
});

export const election = z.looseObject({
  answer: z.string(),
  windows: z.array(
    z.looseObject({
      startLocal: z.string(),
      endLocal: z.string(),
      momentLocal: z.string(),
      verdict: z.string(),
      layersSatisfied: z.number(),
      matchedConditions: z.array(z.string()),
      cautions: z.array(z.unknown()),
    }),
  ),
});

export const horary = z.looseObject({
  answer: z.string(),
  number: z.number(),
  asOf: z.string(),
  chart: z.looseObject({
    cusps: z.array(
      z.looseObject({
        house: z.number(),
        sign: z.string(),
        signLord: planetName,
        starLord: planetName,
        subLord: planetName,
        subSubLord: planetName,
      }),
    ),
    planets: z.record(
      z.string(),
      z.looseObject({
        sign: z.string(),
        star: z.string(),
        starLord: planetName,
        subLord: planetName,
        house: z.number(),
        retrograde: z.boolean(),
      }),
    ),
  }),
  windows: z.array(z.looseObject({})),
  notes: z.array(z.string()).optional(),
});

export const rectification = z.looseObject({
  answer: z.string(),
  confidence: z.string(),
  confidenceReasons: z.array(z.string()),
  errorBar: z.looseObject({ from: z.string(), to: z.string(), widthMinutes: z.number() }).nullable(),
  notes: z.array(z.string()),
});

export const audit = z.looseObject({
  answer: z.string(),
  factors: z.array(z.looseObject({ detail: z.string(), points: z.number() })),
  advice: z.array(z.string()),
});

/** Where a result stands on rules and sources, and what has to be read with it. */
export const provenance = z.looseObject({
  provenance: z
    .looseObject({ rules: z.array(z.string()), sources: z.array(z.string()), notes: z.array(z.string()) })
    .optional(),
  disclaimers: z.array(z.string()).optional(),
  disclaimer: z.string().optional(),
  extensionNote: z.string().optional(),
});

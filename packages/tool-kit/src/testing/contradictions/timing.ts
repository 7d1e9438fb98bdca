import { z } from 'zod';
import type { Pair } from './pair.ts';

const promised = z.object({ verdict: z.string(), band: z.string(), side: z.enum(['yes', 'split', 'no']) });
const windows = z.array(z.object({ start: z.string(), usableStart: z.string().nullable(), class: z.string() }));

const timing = z.object({ summary: z.string(), promise: promised, windows });
const sky = z.object({
  answer: z.string(),
  hierarchy: z.array(z.object({ stage: z.string(), windows: z.array(z.object({ start: z.string() })) })).optional(),
});
const marriage = z.object({
  answer: z.string(),
  mode: z.string(),
  modeReason: z.string(),
  related: z.record(z.string(), promised),
  multiplicity: z.object({ verdict: z.string() }),
  quality: z.object({ verdict: z.string(), discord: z.string() }),
});
const delay = z.object({ answer: z.string(), verdict: z.string(), promise: promised });
const promotion = z.object({
  answer: z.string(),
  eligible: z.boolean(),
  stagnationFlag: z.boolean(),
  promise: promised,
  actualPromotionWindows: windows,
  possibleWindows: windows,
});
const schools = z.object({
  answer: z.string(),
  systems: z.array(z.object({ normalised: z.string() })),
  disagreements: z.array(z.unknown()),
});
const held = z.object({
  beforeSeconds: z.number(),
  afterSeconds: z.number(),
  earlier: z.string().optional(),
  later: z.string().optional(),
});
const audit = z.object({
  answer: z.string(),
  confidenceBand: z.string(),
  asked: z.object({ verdict: z.string(), stability: held }),
});

const BUYING = 'find_event_timing_v2: Property Purchase';
const lordsOf = z.object({ significators: z.array(z.object({ planet: z.string(), standing: z.string() })) });
const decision = z.object({
  answer: z.string(),
  asOf: z.string(),
  decision: z.string(),
  reasons: z.array(z.string()),
  buyWindows: z.array(z.object({ start: z.string() })),
  sellWindows: z.array(z.object({ start: z.string() })),
  nowLayer: z.object({
    buy: z.string(),
    lords: z.array(z.object({ planet: z.string(), buy: z.string() })),
  }),
  promises: z.record(z.string(), promised),
});

/** Fields of marriage, promotion and property that practitioners met (a plan calls the tools together). */
export const TIMING_PAIRS: readonly Pair[] = [
  {
    name: 'periods of a promise that is not clear',
    tools: ['find_event_timing_v2'],
    opposed: (results) => {
      const { promise, windows: found, summary } = timing.parse(results['find_event_timing_v2']);
      return found.length > 0 && promise.band !== 'PROMISED' ? summary : undefined;
    },
    joined:
      /as the best chances and not as certain|promise itself is weak|can hold it back|If it comes at all|houses against it are stronger/,
  },
  {
    name: 'a period that runs this year, and no transit before the next',
    tools: ['find_event_timing_v2', 'get_transit_timing_hierarchy'],
    opposed: (results) => {
      const { windows: found } = timing.parse(results['find_event_timing_v2']);
      const { answer, hierarchy = [] } = sky.parse(results['get_transit_timing_hierarchy']);
      const soonest = found.flatMap(({ usableStart }) => usableStart ?? []).sort()[0];
      const transit = hierarchy.find(({ stage }) => stage === 'SUN')?.windows[0]?.start;
      if (soonest === undefined || transit === undefined || !/agree best on/.test(answer)) return undefined;
      return Date.parse(transit) - Date.parse(soonest) > 366 * 86_400_000 ? answer : undefined;
    },
    joined: /on (?:none|no day) before/,
  },
  {
    name: 'one marriage beside a promised second one',
    tools: ['get_marriage_advanced'],
    opposed: (results) => {
      const { answer, mode, multiplicity, related } = marriage.parse(results['get_marriage_advanced']);
      const second = related['second_marriage']?.side === 'yes';
      return multiplicity.verdict === 'SINGLE' && second && mode !== 'NOT_PROMISED' ? answer : undefined;
    },
    joined: /although the houses of a second marriage are met too/,
  },
  {
    name: 'more than one tie beside a second marriage that is not promised',
    tools: ['get_marriage_advanced'],
    opposed: (results) => {
      const { answer, mode, multiplicity, related } = marriage.parse(results['get_marriage_advanced']);
      const second = related['second_marriage']?.side === 'no';
      return multiplicity.verdict === 'POSSIBLE' && second && mode !== 'NOT_PROMISED' ? answer : undefined;
    },
    joined: /although a second marriage is not promised/,
  },
  {
    name: 'an arranged marriage beside a promised love match',
    tools: ['get_marriage_advanced'],
    opposed: (results) => {
      const { mode, modeReason, related } = marriage.parse(results['get_marriage_advanced']);
      return mode === 'ARRANGED' && related['love_marriage']?.side === 'yes' ? modeReason : undefined;
    },
    joined: /love match is promised/i,
  },
  {
    name: 'a good marriage beside discord that is promised',
    tools: ['get_marriage_advanced'],
    opposed: (results) => {
      const { quality, related } = marriage.parse(results['get_marriage_advanced']);
      const discord = related['marital_discord']?.side === 'yes';
      return ['HARMONIOUS', 'STABLE'].includes(quality.verdict) && discord ? quality.discord : undefined;
    },
    joined: /This rests on the 7th sub lord/,
  },
  {
    name: 'on time, of a promise that is not clear',
    tools: ['get_marriage_delay'],
    opposed: (results) => {
      const { answer, verdict, promise } = delay.parse(results['get_marriage_delay']);
      return verdict === 'ON_TIME' && promise.verdict !== 'ACTIVE' ? answer : undefined;
    },
    joined: /concerns the time and not the promise/,
  },
  {
    name: 'eligible beside stagnation',
    tools: ['get_promotion_verdict'],
    opposed: (results) => {
      const { answer, eligible, stagnationFlag, promise } = promotion.parse(results['get_promotion_verdict']);
      return eligible && stagnationFlag && promise.side !== 'no' ? answer : undefined;
    },
    joined: /Stagnation is indicated/,
  },
  {
    name: 'an open gate beside a promotion that is not promised',
    tools: ['get_promotion_verdict'],
    opposed: (results) => {
      const { answer, eligible, promise } = promotion.parse(results['get_promotion_verdict']);
      return eligible && promise.side === 'no' ? answer : undefined;
    },
    joined: /does not promise promotion(?:, as in \d+ of 100 charts)?(?:, so this says little)?, so no date is given/,
  },
  {
    name: 'no disagreement beside different answers',
    tools: ['get_multi_system_verdict'],
    opposed: (results) => {
      const { answer, systems, disagreements } = schools.parse(results['get_multi_system_verdict']);
      const alike = new Set(systems.map(({ normalised }) => normalised)).size === 1;
      return !alike && disagreements.length === 0 ? answer : undefined;
    },
    joined: /none contradicts another outright/,
  },
  {
    name: 'a birth time that carries nothing beside a verdict that holds',
    tools: ['run_pre_verdict_audit'],
    opposed: (results) => {
      const { answer, confidenceBand, asked } = audit.parse(results['run_pre_verdict_audit']);
      const { beforeSeconds, afterSeconds, earlier, later } = asked.stability;
      const nearest = Math.min(earlier ? beforeSeconds : Infinity, later ? afterSeconds : Infinity);
      const holds = nearest > 120;
      return (confidenceBand === 'LOW') === holds && confidenceBand !== 'MODERATE' ? answer : undefined;
    },
    joined: /But the verdict|For other verdicts this birth time is too uncertain|But a birth /,
  },
  {
    name: 'a marriage promised in one tool and not in another',
    tools: ['find_event_timing_v2', 'get_marriage_delay', 'get_marriage_advanced', 'run_pre_verdict_audit'],
    opposed: (results) => {
      const verdicts = [
        timing.parse(results['find_event_timing_v2']).promise.verdict,
        delay.parse(results['get_marriage_delay']).promise.verdict,
        audit.parse(results['run_pre_verdict_audit']).asked.verdict,
      ];
      return new Set(verdicts).size > 1 ? verdicts.join(' against ') : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'a running lord weighed in two ways for a purchase',
    tools: ['get_property_decision', BUYING],
    opposed: (results) => {
      const { nowLayer, reasons } = decision.parse(results['get_property_decision']);
      const { significators } = lordsOf.parse(results[BUYING]);
      const there = new Map(significators.map(({ planet, standing }) => [planet, standing]));
      return nowLayer.lords.some(({ planet, buy }) => there.has(planet) && there.get(planet) !== buy)
        ? reasons.join(' ')
        : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'a purchase that runs already in one tool, and is not open in the other',
    tools: ['get_property_decision', BUYING],
    opposed: (results) => {
      const { asOf, nowLayer, reasons } = decision.parse(results['get_property_decision']);
      const runs = timing.parse(results[BUYING]).windows.some(({ start }) => start === asOf);
      return runs && nowLayer.buy !== 'OPEN' ? reasons.join(' ') : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'a time to buy or sell that no listed period holds',
    tools: ['get_property_decision'],
    opposed: (results) => {
      const { asOf, buyWindows, sellWindows, reasons, ...of } = decision.parse(results['get_property_decision']);
      if (!of.decision.endsWith('_NOW')) return undefined;
      const listed = of.decision === 'BUY_NOW' ? buyWindows : sellWindows;
      return listed.some(({ start }) => start === asOf) ? undefined : reasons.join(' ');
    },
    joined: /not among those listed, because better ones fill the list/,
  },
  {
    name: 'waiting, beside periods that can bring a purchase',
    tools: ['get_property_decision', BUYING],
    opposed: (results) => {
      const { answer, promises, ...of } = decision.parse(results['get_property_decision']);
      const { windows: found } = timing.parse(results[BUYING]);
      const isPromised = promises['property_purchase']?.side === 'yes';
      return of.decision === 'WAIT' && isPromised && found.length > 0 ? answer : undefined;
    },
    joined: /the years asked for hold no period for it/,
  },
  {
    name: 'a purchase promised in one tool and not in another',
    tools: ['get_property_decision', BUYING],
    opposed: (results) => {
      const here = decision.parse(results['get_property_decision']).promises['property_purchase']?.verdict;
      const there = timing.parse(results[BUYING]).promise.verdict;
      return here === there ? undefined : `${here} against ${there}`;
    },
    joined: /^never$/,
  },
];

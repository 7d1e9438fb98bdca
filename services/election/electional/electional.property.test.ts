import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { familyProperties, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { personOf } from '../test/people.ts';
import { printsSoundWindows } from '../test/window-checks.ts';

const GRANULARITIES = ['minute', 'hour', 'day'] as const;
const ELECTABLE = [...ELECTION_EVENTS, ...NATAL_EVENTS.filter(({ polarity }) => polarity !== 'adverse')];
const eventAt = (index: number): string => ELECTABLE[(index * 11) % ELECTABLE.length]?.key ?? 'marriage';

/** Scans of some days, by minutes, hours and days in turn, here and elsewhere, with and without hours. */
const scan = ({ args, now }: Life, index: number) => ({
  scan_days: [0.5, 3, 12][index % 3],
  granularity: GRANULARITIES[index % 3],
  ...(index % 4 === 1 && { preferred_time_of_day: { start: '21:30', end: '05:15', label: 'night' } }),
  ...(index % 5 === 2 && { event_latitude: -args.latitude, event_longitude: -args.longitude }),
  ...(index % 7 === 3 && { scan_start: new Date(now).toISOString() }),
  ...(index % 3 === 0 && { max_windows: 7, max_per_day: 3 }),
  ...(index % 6 === 5 && { max_windows: 25 }),
  ...(index % 4 === 2 && { any_hour: true }),
  second_school_lens: index % 2 === 0,
});

/** A scan takes a tenth of a second, so it sees fewer births. */
const election = (more: (life: Life, index: number) => object = () => ({})) => ({
  births: 36,
  reachYears: 0.1,
  argumentsOf: (life: Life, index: number) => ({ ...scan(life, index), ...more(life, index) }),
});

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1510,
  verify: printsSoundWindows,
  tools: {
    find_election_window: {
      ...election((life, index) => ({
        event: eventAt(index),
        ...(index % 3 === 1 && { person2: personOf(life, index) }),
      })),
      births: 120,
    },
    find_contract_signing_time: election((life, index) => (index % 2 === 0 ? {} : { person2: personOf(life, index) })),
    find_wedding_muhurta: election((life, index) => (index % 2 === 1 ? {} : { person2: personOf(life, index) })),
    find_exam_time: election(),
    find_interview_time: election(),
    find_meeting_time: election((_, index) => ({ subject: index % 2 === 0 ? 'business' : 'third_party_approval' })),
    find_business_launch_time: election(),
    find_travel_departure_time: election(),
    find_property_muhurta: election((_, index) => ({ mode: ['purchase', 'griha_pravesha', 'foundation'][index % 3] })),
    find_surgery_time: election((_, index) => ({
      surgery_type: ['ELECTIVE', 'EMERGENCY', 'COSMETIC', 'TRANSPLANT'][index % 4],
    })),
    find_joint_election_window: election((life, index) => ({
      event: eventAt(index),
      person2: personOf(life, index),
      require_confirmation: index % 2 === 0,
    })),
    find_auspicious_time: {
      births: 36,
      reachYears: 0.1,
      argumentsOf: (life, index) => {
        const {
          max_windows: _,
          max_per_day: __,
          ...several
        } = { max_windows: 0, max_per_day: 0, ...scan(life, index) };
        return {
          ...several,
          events: Array.from({ length: (index % 5) + 1 }, (___, at) => eventAt(index + at)),
          in_order: index % 2 === 0,
          min_gap_minutes: index % 3 === 0 ? 30 : 0,
        };
      },
    },
    rank_candidate_dates: {
      births: 36,
      reachYears: 0.1,
      argumentsOf: ({ now }, index) => ({
        event: eventAt(index),
        granularity: GRANULARITIES[index % 3],
        candidate_dates: Array.from({ length: 2 + (index % 9) }, (_, at) =>
          new Date(now + (at * 2 + 1) * 86_400_000).toISOString().slice(0, 10),
        ),
      }),
    },
    get_muhurta_advanced: {
      births: 36,
      reachYears: 0.1,
      argumentsOf: (_, index) => ({
        scan_days: [1, 3, 7][index % 3],
        ...(index % 2 === 0 && { event: eventAt(index) }),
      }),
    },
    get_election_catalog: {
      births: 4,
      argumentsOf: (_, index) => ({ page: (index % 4) + 1, include_sources: index % 2 === 0 }),
    },
  },
});

describe('elections of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );

  it('knows events enough to vary them', () => expect(ELECTABLE.length).toBeGreaterThan(80));
});

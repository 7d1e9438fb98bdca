import type { Tabled } from '@cuspal/tool-kit';

const under = (holder: string, ...fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${holder}.${field}`);

/** The working of promises and their counts, which decide nothing. */
export const PROMISE_WORKING: readonly string[] = [
  ...['outweighed', 'stabilitySummary'],
  ...under('events', 'basis', 'supportHit', 'wholeDenialGroup', 'bestRequiredLevel', 'bestDenialLevel'),
  ...under('events', 'weightRequired', 'weightDenial', 'confirmations', 'kind'),
  ...under('events.stability', 'limitedBy', 'earlier', 'later'),
  ...under('chains.*', 'boundary.tight', 'csl', 'starLordOfCsl', 'subLordOfCsl'),
];

/** The rows of promises, their chains and the cautions as tables. What no row has is no column. */
export const PROMISE_TABLES: readonly Tabled[] = [
  {
    list: 'events',
    as: 'eventTable',
    columns: [
      ...['event', 'house', 'csl', 'verdict', 'band', 'side', 'required', 'covered', 'missing'],
      ...['supporting', 'denialHouses', 'denialHit', 'coveragePct', 'outweighed', 'baseRate', 'polarity', 'sensitive'],
      { name: 'delayedByStarLord', from: 'delay.starLord' },
      { name: 'stability', from: 'stability.band' },
      ...under('stability', 'beforeSeconds', 'afterSeconds', 'becomes', 'earlier', 'later', 'table'),
      ...['uncertain', 'alternatives', 'alternative', 'cslStanding', 'disclaimer', 'reasoning'],
    ],
  },
  {
    // The sub lord of a cusp stands in the rows that it judges, what is not clear among the cautions.
    list: 'chains',
    as: 'chainTable',
    columns: ['cusp', 'longitude', 'sign', 'signLord', 'starLord', 'boundary.distanceArcmin'],
  },
  { list: 'boundaryCautions', as: 'cautionTable', columns: ['target', 'severity'] },
];

import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { Topic } from '@cuspal/engine/events/event';
import { DISCLAIMER_CLASSES, type DisclaimerClass, disclaimerText } from '@cuspal/tool-kit';

const CLASS_OF_ELECTION: Readonly<Record<string, DisclaimerClass>> = {
  begin_fertility_treatment: 'health',
  surgery: 'health',
  start_treatment: 'health',
  adopt_child: 'legal',
  sign_agreement: 'legal',
  file_lawsuit: 'legal',
  file_appeal: 'legal',
  visa_application: 'legal',
  rent_property: 'legal',
  start_business: 'financial',
  business_partnership: 'financial',
  product_launch: 'financial',
  open_bank_account: 'financial',
  take_loan: 'financial',
  invest_in_shares: 'financial',
  property_purchase: 'financial',
  lay_a_foundation: 'financial',
  occupy_new_house: 'financial',
  sell_property: 'financial',
  buy_vehicle: 'financial',
  marriage: 'relationship',
  engagement: 'relationship',
  match_meeting: 'relationship',
};

const CLASS_OF_TOPIC: Readonly<Partial<Record<Topic, DisclaimerClass>>> = {
  health: 'health',
  legal: 'legal',
  money: 'financial',
  property: 'financial',
  marriage: 'relationship',
  children: 'child',
};

/** The disclaimer class of an elected event; most have none. */
const electionClass = ({ key, natal }: ElectionTopic): DisclaimerClass | undefined =>
  natal === null ? CLASS_OF_ELECTION[key] : CLASS_OF_TOPIC[natal.topic];

const READ_ONLY = 'Choosing a date is advice only. It cannot bring what the chart does not promise.';
const NEVER_DELAYED = 'Urgent care is never delayed for an astrological moment.';

/** What every election carries, with the texts of the classes of its events. */
export function electionDisclaimer(topics: readonly ElectionTopic[]): string {
  const classes = new Set(topics.map(electionClass));
  return [
    READ_ONLY,
    ...DISCLAIMER_CLASSES.filter((each) => classes.has(each)).map(disclaimerText),
    ...(classes.has('health') ? [NEVER_DELAYED] : []),
  ].join(' ');
}

/** A sentence that tells a quoted group of houses from a derived one. */
export function provenanceSummary({ provenance, label, catalogue }: ElectionTopic): string {
  switch (provenance) {
    case 'BOOK_SOURCED':
      return `The houses for "${label}" are quoted from a book, which the event names.`;
    case 'WEB_SOURCED':
      return `The houses for "${label}" are quoted from a published list, which the event names.`;
    case 'DERIVED_TABLE_D':
      return `The houses for "${label}" are derived and not quoted. They are ${catalogue === 'natal' ? 'those of the birth event' : 'its own houses'} with 6 and 11, as far as these do not deny it.`;
    case 'DERIVED_CUSP_RULE':
      return `The houses for "${label}" are derived from the rule of its cusp and not quoted, because no list prints them.`;
  }
}

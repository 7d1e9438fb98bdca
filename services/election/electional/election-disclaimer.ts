import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { Topic } from '@cuspal/engine/events/event';
import { DISCLAIMER_CLASSES, type DisclaimerClass, disclaimerText } from '@cuspal/tool-kit';
import { say } from './electional.messages.ts';

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

/** What every election carries, with the texts of the classes of its events. */
export function electionDisclaimer(topics: readonly ElectionTopic[]): string {
  const classes = new Set(topics.map(electionClass));
  return [
    say.adviceOnly(),
    ...DISCLAIMER_CLASSES.filter((each) => classes.has(each)).map(disclaimerText),
    ...(classes.has('health') ? [say.careNotDelayed()] : []),
  ].join(' ');
}

/** A sentence that tells a quoted group of houses from a derived one. */
export const provenanceSummary = ({ provenance, label, catalogue }: ElectionTopic): string =>
  say.housesFrom({ provenance, label, natal: catalogue === 'natal' });

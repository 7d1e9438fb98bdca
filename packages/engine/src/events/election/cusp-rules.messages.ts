// Written by npm run generate from cusp-rules.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly negotiation: () => string;
  readonly signAgreement: () => string;
  readonly businessPartnership: () => string;
  readonly productLaunch: () => string;
  readonly openBankAccount: () => string;
  readonly takeLoan: () => string;
  readonly investInShares: () => string;
  readonly marriage: () => string;
  readonly engagement: () => string;
  readonly matchMeeting: () => string;
  readonly beginFertilityTreatment: () => string;
  readonly adoptChild: () => string;
  readonly surgery: () => string;
  readonly startTreatment: () => string;
  readonly fileAppeal: () => string;
  readonly politicalNomination: () => string;
  readonly publishWork: () => string;
  readonly spiritualInitiation: () => string;
  readonly propertyPurchase: () => string;
  readonly layAFoundation: () => string;
  readonly rentProperty: () => string;
  readonly sellProperty: () => string;
  readonly buyVehicle: () => string;
  readonly beginJourney: () => string;
  readonly competitiveExam: () => string;
  readonly jobApplication: () => string;
  readonly joinService: () => string;
  readonly requestPromotion: () => string;
  readonly startBusiness: () => string;
  readonly threadCeremony: () => string;
  readonly fileLawsuit: () => string;
  readonly occupyNewHouse: () => string;
  readonly goAbroad: () => string;
  readonly visaApplication: () => string;
  readonly schoolAdmission: () => string;
  readonly collegeAdmission: () => string;
  readonly interview: () => string;
  readonly businessMeeting: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  negotiation: '03',
  signAgreement: '3c',
  businessPartnership: '3',
  productLaunch: '3',
  openBankAccount: '3',
  takeLoan: '3',
  investInShares: '3',
  marriage: '3',
  engagement: '30',
  matchMeeting: '3',
  beginFertilityTreatment: '30',
  adoptChild: '3',
  surgery: '31',
  startTreatment: '30',
  fileAppeal: '3',
  politicalNomination: '3',
  publishWork: '33',
  spiritualInitiation: '3',
  propertyPurchase: '3',
  layAFoundation: '30',
  rentProperty: '3',
  sellProperty: '30',
  buyVehicle: '30',
  beginJourney: '3',
  competitiveExam: '3',
  jobApplication: '3',
  joinService: '30',
  requestPromotion: '3',
  startBusiness: '3',
  threadCeremony: '3',
  fileLawsuit: '3',
  occupyNewHouse: '3',
  goAbroad: '3',
  visaApplication: '3',
  schoolAdmission: '3',
  collegeAdmission: '3',
  interview: '3',
  businessMeeting: '3',
} as const;

const translated = catalogue<Messages>('engine/events/election/cusp-rules', () => say, marks, {
  'bn': () => import('./translations/cusp-rules.messages.bn.ts'),
  'es': () => import('./translations/cusp-rules.messages.es.ts'),
  'hi': () => import('./translations/cusp-rules.messages.hi.ts'),
  'mr': () => import('./translations/cusp-rules.messages.mr.ts'),
  'pt': () => import('./translations/cusp-rules.messages.pt.ts'),
  'ta': () => import('./translations/cusp-rules.messages.ta.ts'),
  'te': () => import('./translations/cusp-rules.messages.te.ts'),
});

export const say: Messages = {
  negotiation: () => translated()?.negotiation?.() ?? `3 is one's own speech, 9 the other side's speech (3rd from 7), 5 the other side's consent (11th from 7), 11 one's own fulfilment. The 3rd cusp sub lord should reach one of them.`,
  signAgreement: () => translated()?.signAgreement?.() ?? `The 3rd cusp sub lord should signify 3 or 11 (6 adds the advantage to the signer). It is read with the moment and is no filter.`,
  businessPartnership: () => translated()?.businessPartnership?.() ?? `The 7th and 11th cusp sub lords should signify 7 or 11 and not 5.`,
  productLaunch: () => translated()?.productLaunch?.() ?? `The 2nd, 10th and 11th cusp sub lords should signify 2, 6, 10 or 11.`,
  openBankAccount: () => translated()?.openBankAccount?.() ?? `The 2nd and 11th cusp sub lords should signify 2, 6 or 11 and not 5, 8 or 12.`,
  takeLoan: () => translated()?.takeLoan?.() ?? `The 6th cusp sub lord should signify 2, 6 or 11 (10 is accepted by some).`,
  investInShares: () => translated()?.investInShares?.() ?? `The 5th and 11th cusp sub lords should signify 2, 6 or 11 and have no link with 8 or 12.`,
  marriage: () => translated()?.marriage?.() ?? `The sub lord of the 7th cusp of the moment should signify 2, 7 or 11 and not stand only in 1, 6 and 10.`,
  engagement: () => translated()?.engagement?.() ?? `The 7th cusp sub lord should reach 2, 7 or 11. 3 and 9 carry the talks that lead there.`,
  matchMeeting: () => translated()?.matchMeeting?.() ?? `The 3rd cusp sub lord (the talk) should signify 2, 7 or 11 without 1, 6 and 10.`,
  beginFertilityTreatment: () => translated()?.beginFertilityTreatment?.() ?? `The 5th cusp sub lord should signify 2, 5 or 11. Jupiter in the chain is a plus.`,
  adoptChild: () => translated()?.adoptChild?.() ?? `The 2nd, 5th and 6th cusp sub lords should signify 6 or 10 and the 11th 4 or 11.`,
  surgery: () => translated()?.surgery?.() ?? `The 11th cusp sub lord should signify 1, 5 or 11, and not 2, 6 or 12. The cure houses elect, and the disease houses never do.`,
  startTreatment: () => translated()?.startTreatment?.() ?? `The 5th and 11th cusp sub lords should signify 1, 5 or 11. A fixed rising sign is avoided because it prolongs.`,
  fileAppeal: () => translated()?.fileAppeal?.() ?? `The 3rd, 5th, 6th, 11th and 12th cusp sub lords should signify 6 or 11.`,
  politicalNomination: () => translated()?.politicalNomination?.() ?? `The 1st and 11th cusp sub lords should signify 1, 6, 9, 10 or 11.`,
  publishWork: () => translated()?.publishWork?.() ?? `The 3rd and 11th cusp sub lords should signify 3, 10 or 11. Mercury or Jupiter as the 3rd cusp sub lord is a plus.`,
  spiritualInitiation: () => translated()?.spiritualInitiation?.() ?? `The 9th and 11th cusp sub lords should signify 1, 5, 9, 11 or 12.`,
  propertyPurchase: () => translated()?.propertyPurchase?.() ?? `The 4th and 11th cusp sub lords should signify 4, 11 or 12.`,
  layAFoundation: () => translated()?.layAFoundation?.() ?? `The 4th cusp sub lord should signify 4, 11 or 12. A fixed rising sign is preferred.`,
  rentProperty: () => translated()?.rentProperty?.() ?? `The 4th and 11th cusp sub lords should signify 4, 6, 10, 11 or 12.`,
  sellProperty: () => translated()?.sellProperty?.() ?? `The 10th cusp sub lord should signify 3, 5 or 10. 2 and 11 bring the price.`,
  buyVehicle: () => translated()?.buyVehicle?.() ?? `The 4th and 11th cusp sub lords should signify 4, 11 or 12. Venus in the chain is a plus, and 8 is to be kept out.`,
  beginJourney: () => translated()?.beginJourney?.() ?? `The 3rd cusp sub lord should signify 3, 9, 11 or 12 and not 8.`,
  competitiveExam: () => translated()?.competitiveExam?.() ?? `The 6th cusp sub lord (rivals beaten) should signify 4, 6, 9 or 11.`,
  jobApplication: () => translated()?.jobApplication?.() ?? `The 3rd, 6th and 11th cusp sub lords should signify 2, 10 or 11.`,
  joinService: () => translated()?.joinService?.() ?? `The 6th cusp sub lord should signify 2, 10 or 11. A fixed sign and Saturn or Jupiter in the chain help permanence.`,
  requestPromotion: () => translated()?.requestPromotion?.() ?? `The 10th and 11th cusp sub lords should signify 2, 6, 10 or 11.`,
  startBusiness: () => translated()?.startBusiness?.() ?? `The 7th cusp sub lord should signify 2, 7, 10 or 11.`,
  threadCeremony: () => translated()?.threadCeremony?.() ?? `The 5th and 11th cusp sub lords should signify 3, 5 or 11.`,
  fileLawsuit: () => translated()?.fileLawsuit?.() ?? `The 6th and 11th cusp sub lords should signify 1, 6 or 11.`,
  occupyNewHouse: () => translated()?.occupyNewHouse?.() ?? `The 4th cusp sub lord should signify 4 or 11.`,
  goAbroad: () => translated()?.goAbroad?.() ?? `The 12th cusp sub lord should signify 3, 9 or 12.`,
  visaApplication: () => translated()?.visaApplication?.() ?? `The 9th cusp sub lord should signify 3, 9, 11 or 12.`,
  schoolAdmission: () => translated()?.schoolAdmission?.() ?? `The 4th cusp sub lord should signify 4 or 11.`,
  collegeAdmission: () => translated()?.collegeAdmission?.() ?? `The 4th, 9th and 11th cusp sub lords should signify 4 or 11.`,
  interview: () => translated()?.interview?.() ?? `The 3rd cusp sub lord should signify 3, 6, 10 or 11.`,
  businessMeeting: () => translated()?.businessMeeting?.() ?? `The 3rd cusp sub lord should signify 3, 9, 10 or 11.`,
};

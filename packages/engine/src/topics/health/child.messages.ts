// Written by npm run generate from child.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly moonUnderAspect: () => string;
  readonly moonUnderAspectRule: (a: { readonly present: boolean }) => string;
  readonly moonBesideMalefic: () => string;
  readonly moonBesideMaleficRule: (a: { readonly present: boolean }) => string;
  readonly moonHemmedIn: () => string;
  readonly moonHemmedInRule: (a: { readonly present: boolean }) => string;
  readonly maleficsRisingAndSetting: () => string;
  readonly maleficsRisingAndSettingRule: (a: { readonly present: boolean }) => string;
  readonly waningMoonRising: () => string;
  readonly waningMoonRisingRule: (a: { readonly present: boolean }) => string;
  readonly waningMoonInTwelfth: () => string;
  readonly waningMoonInTwelfthRule: (a: { readonly present: boolean }) => string;
  readonly threeInTheirHouses: () => string;
  readonly threeInTheirHousesRule: (a: { readonly present: boolean }) => string;
  readonly marsWithoutHelp: () => string;
  readonly marsWithoutHelpRule: (a: { readonly present: boolean }) => string;
  readonly risingSignHemmedIn: () => string;
  readonly risingSignHemmedInRule: (a: { readonly present: boolean }) => string;
  readonly moonAtEndOfSign: () => string;
  readonly moonAtEndOfSignRule: (a: { readonly present: boolean }) => string;
  readonly anglesHeld: () => string;
  readonly anglesHeldRule: (a: { readonly present: boolean }) => string;
  readonly junction: () => string;
  readonly junctionRule: (a: { readonly present: boolean }) => string;
  readonly allInCadentHouses: () => string;
  readonly allInCadentHousesRule: (a: { readonly present: boolean }) => string;
  readonly beneficInAngle: () => string;
  readonly beneficInAngleRule: (a: { readonly present: boolean }) => string;
  readonly jupiterRising: () => string;
  readonly jupiterRisingRule: (a: { readonly present: boolean }) => string;
  readonly strongLagnaLord: () => string;
  readonly strongLagnaLordRule: (a: { readonly present: boolean }) => string;
  readonly fortnightAndHourAgree: () => string;
  readonly fortnightAndHourAgreeRule: (a: { readonly present: boolean }) => string;
  readonly fullMoonHelped: () => string;
  readonly fullMoonHelpedRule: (a: { readonly present: boolean }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  moonUnderAspectRule: 'c00',
  moonBesideMaleficRule: 'c0',
  moonHemmedInRule: 'c0',
  maleficsRisingAndSettingRule: 'c0',
  waningMoonRisingRule: 'c0',
  waningMoonInTwelfthRule: 'c0',
  threeInTheirHousesRule: 'c0',
  marsWithoutHelpRule: 'c0',
  risingSignHemmedInRule: 'c0',
  moonAtEndOfSignRule: 'c1',
  anglesHeldRule: 'c00',
  junctionRule: 'c0',
  allInCadentHouses: '1',
  allInCadentHousesRule: 'c0',
  beneficInAngleRule: 'c0',
  jupiterRisingRule: 'c0',
  strongLagnaLord: '1',
  strongLagnaLordRule: 'c1',
  fortnightAndHourAgreeRule: 'c0',
  fullMoonHelpedRule: 'c0',
} as const;

const translated = catalogue<Messages>('engine/topics/health/child', () => say, marks, {
  'bn': () => import('./translations/child.messages.bn.ts'),
  'es': () => import('./translations/child.messages.es.ts'),
  'hi': () => import('./translations/child.messages.hi.ts'),
  'mr': () => import('./translations/child.messages.mr.ts'),
  'pt': () => import('./translations/child.messages.pt.ts'),
  'ta': () => import('./translations/child.messages.ta.ts'),
  'te': () => import('./translations/child.messages.te.ts'),
});

export const say: Messages = {
  moonUnderAspect: () => translated()?.moonUnderAspect?.() ?? `Moon in a hard house under a malefic aspect`,
  moonUnderAspectRule: (a) => translated()?.moonUnderAspectRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon is in 6, 8 or 12 and a malefic aspects it. Relief by a benefic lowers the points.`,
  moonBesideMalefic: () => translated()?.moonBesideMalefic?.() ?? `Moon beside a malefic without help`,
  moonBesideMaleficRule: (a) => translated()?.moonBesideMaleficRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon is with a malefic in 1, 7, 8 or 12, without relief and with no benefic in an angle.`,
  moonHemmedIn: () => translated()?.moonHemmedIn?.() ?? `Moon hemmed in`,
  moonHemmedInRule: (a) => translated()?.moonHemmedInRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon is in 1, 7, 8 or 12 between malefics in the signs beside it.`,
  maleficsRisingAndSetting: () => translated()?.maleficsRisingAndSetting?.() ?? `Malefics rising and setting`,
  maleficsRisingAndSettingRule: (a) => translated()?.maleficsRisingAndSettingRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule malefics are in 1 and in 7, and the Moon is with a malefic and without relief.`,
  waningMoonRising: () => translated()?.waningMoonRising?.() ?? `Waning Moon rising`,
  waningMoonRisingRule: (a) => translated()?.waningMoonRisingRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the waning Moon is in 1, with a malefic in 8 and another in 4, 7 or 10.`,
  waningMoonInTwelfth: () => translated()?.waningMoonInTwelfth?.() ?? `Waning Moon in the twelfth`,
  waningMoonInTwelfthRule: (a) => translated()?.waningMoonInTwelfthRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the waning Moon is in 12, with malefics in 1 and in 8 and no benefic in an angle.`,
  threeInTheirHouses: () => translated()?.threeInTheirHouses?.() ?? `Saturn, Sun and Mars in 12, 9 and 8`,
  threeInTheirHousesRule: (a) => translated()?.threeInTheirHousesRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule Saturn is in 12, the Sun in 9 and Mars in 8, and no benefic aspects them.`,
  marsWithoutHelp: () => translated()?.marsWithoutHelp?.() ?? `Mars in the first or eighth without help`,
  marsWithoutHelpRule: (a) => translated()?.marsWithoutHelpRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule Mars is in 1 or 8, with the Sun or Saturn or under another malefic aspect, and no benefic helps it.`,
  risingSignHemmedIn: () => translated()?.risingSignHemmedIn?.() ?? `Rising sign hemmed in`,
  risingSignHemmedInRule: (a) => translated()?.risingSignHemmedInRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the rising sign is between malefics, and malefics are in 6 and 12 or in 2 and 8.`,
  moonAtEndOfSign: () => translated()?.moonAtEndOfSign?.() ?? `Moon at the end of its sign`,
  moonAtEndOfSignRule: (a) => translated()?.moonAtEndOfSignRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon is in the last navamsa of its sign, with malefics in 5 and in 9 and without relief.`,
  anglesHeld: () => translated()?.anglesHeld?.() ?? `Angles held by the Moon and malefics`,
  anglesHeldRule: (a) => translated()?.anglesHeldRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon or a malefic is in every angle. Birth at twilight, in the Moon’s hora or at a junction adds.`,
  junction: () => translated()?.junction?.() ?? `Moon or rising degree at a junction`,
  junctionRule: (a) => translated()?.junctionRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon or the rising degree is in gandanta, the junction of water and fire.`,
  allInCadentHouses: () => translated()?.allInCadentHouses?.() ?? `All planets in the cadent houses`,
  allInCadentHousesRule: (a) => translated()?.allInCadentHousesRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Sun to Saturn all are in 3, 6, 9 and 12, and none of them is strong.`,
  beneficInAngle: () => translated()?.beneficInAngle?.() ?? `A benefic in an angle`,
  beneficInAngleRule: (a) => translated()?.beneficInAngleRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule Mercury, Jupiter or Venus is in an angle.`,
  jupiterRising: () => translated()?.jupiterRising?.() ?? `Strong Jupiter rising`,
  jupiterRisingRule: (a) => translated()?.jupiterRisingRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule Jupiter is strong and is in 1.`,
  strongLagnaLord: () => translated()?.strongLagnaLord?.() ?? `Strong lord of the rising sign`,
  strongLagnaLordRule: (a) => translated()?.strongLagnaLordRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the lord of the rising sign is strong and is in an angle.`,
  fortnightAndHourAgree: () => translated()?.fortnightAndHourAgree?.() ?? `Half of the lunar cycle and hour of birth agree`,
  fortnightAndHourAgreeRule: (a) => translated()?.fortnightAndHourAgreeRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule birth falls by night in the bright half with a benefic aspect, or by day in the dark with a malefic.`,
  fullMoonHelped: () => translated()?.fullMoonHelped?.() ?? `Full or exalted Moon with help`,
  fullMoonHelpedRule: (a) => translated()?.fullMoonHelpedRule?.(a) ?? `It is ${a.present ? `present` : `absent`}. By the rule the Moon is nearly full or exalted, and a benefic is with it or aspects it.`,
};

// Written by npm run generate from family.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly fatherFromNine: () => string;
  readonly laterChildren: () => string;
  readonly askForReason: () => string;
  readonly noDashaNow: () => string;
  readonly whatPanelSays: () => string;
  readonly nextPartner: () => string;
  readonly relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => string;
  readonly relativeStands: (a: { readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly means: boolean; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => string;
  readonly ownChartDecides: () => string;
  readonly strongestSupport: (a: { readonly relative: string }) => string;
  readonly mostCare: (a: { readonly relative: string }) => string;
  readonly relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => string;
  readonly relation: (a: { readonly relation: string; readonly name: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noDashaNow: '1',
  whatPanelSays: '40',
  nextPartner: 'c',
  relativeRead: '3',
} as const;

const translated = catalogue<Messages>('natal/family/family', () => say, marks, {
  'bn': () => import('./translations/family.messages.bn.ts'),
  'es': () => import('./translations/family.messages.es.ts'),
  'hi': () => import('./translations/family.messages.hi.ts'),
  'mr': () => import('./translations/family.messages.mr.ts'),
  'pt': () => import('./translations/family.messages.pt.ts'),
  'ta': () => import('./translations/family.messages.ta.ts'),
  'te': () => import('./translations/family.messages.te.ts'),
});

export const say: Messages = {
  fatherFromNine: () => translated()?.fatherFromNine?.() ?? `The father is read from 9, as Krishnamurti does, but others take 10.`,
  laterChildren: () => translated()?.laterChildren?.() ?? `The second and third child are read only where children are promised, or by name.`,
  askForReason: () => translated()?.askForReason?.() ?? `Ask for one relation to have its reason in words.`,
  noDashaNow: () => translated()?.noDashaNow?.() ?? `No dasha of this birth runs now, so no running lord is listed.`,
  whatPanelSays: () => translated()?.whatPanelSays?.() ?? `This panel says how relatives stand in the life of the person born, but their own charts decide. Health and length of life are not read, and a child's well-being is left out.`,
  nextPartner: () => translated()?.nextPartner?.() ?? `It describes the partner in more detail.`,
  relativeRead: (a) => translated()?.relativeRead?.(a) ?? `The ${a.relative} is read from house ${numberInWords(a.house)}, whose sub lord is ${planetInWords(a.csl)}.`,
  relativeStands: (a) => translated()?.relativeStands?.(a) ?? `The chart indicates ${a.status === 'STRONG' ? `strong` : a.status === 'MIXED' ? `mixed` : `weak`} ${a.means ? `means` : `well-being and means`}, and a ${a.relation === 'SUPPORTIVE' ? `supportive` : a.relation === 'NEUTRAL' ? `neutral` : `strained`} relation to the person born.`,
  ownChartDecides: () => translated()?.ownChartDecides?.() ?? `The relative's own chart decides.`,
  strongestSupport: (a) => translated()?.strongestSupport?.(a) ?? `The strongest support is that of the ${a.relative}.`,
  mostCare: (a) => translated()?.mostCare?.(a) ?? `The link with the ${a.relative} asks for the most care.`,
  relationsCounted: (a) => translated()?.relationsCounted?.(a) ?? `Of ${numberInWords(a.count)} relatives the chart indicates a supportive relation with ${a.supportive === 0 ? `none` : `${numberInWords(a.supportive)}`}, a neutral one with ${a.neutral === 0 ? `none` : `${numberInWords(a.neutral)}`} and a strained one with ${a.strained === 0 ? `none` : `${numberInWords(a.strained)}`}.`,
  relation: (a) => translated()?.relation?.(a) ?? `${a.relation === 'grandfather_paternal' ? `paternal grandfather` : a.relation === 'grandfather_maternal' ? `maternal grandfather` : a.relation === 'in_law_father' ? `father-in-law` : a.relation === 'in_law_mother' ? `mother-in-law` : `${named(a.name)}`}`,
};

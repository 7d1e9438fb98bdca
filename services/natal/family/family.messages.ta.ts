// Written by npm run generate from family.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `கிருஷ்ணமூர்த்தியைப் போல் தந்தை 9-இலிருந்து படிக்கப்படுகிறார், ஆனால் சிலர் 10-ஐக் கொள்கின்றனர்.`,
  laterChildren: () => `இரண்டாவது, மூன்றாவது குழந்தை குழந்தைகளுக்குக் கொடுப்பினை இருந்தால் அல்லது பெயர் சொல்லிக் கேட்டால் மட்டுமே படிக்கப்படும்.`,
  askForReason: () => `காரணத்தைச் சொற்களில் பெற ஓர் உறவைக் கேட்கவும்.`,
  noDashaNow: () => `இந்தப் பிறப்பின் தசை எதுவும் இப்போது நடப்பில் இல்லை, எனவே நடப்பு அதிபதி எதுவும் இல்லை.`,
  whatPanelSays: () => `பிறந்தவரின் வாழ்வில் உறவினர்கள் எப்படி என்பதை இது சொல்கிறது, ஆனால் அவர்களின் சொந்த ஜாதகங்களே முடிவு செய்கின்றன. உடல்நலமும் ஆயுளும் படிக்கப்படுவதில்லை, குழந்தையின் நலனும் விடப்படுகிறது.`,
  nextPartner: () => `துணைவரை இது மேலும் விவரமாக விவரிக்கிறது.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative}: ${numberInWords(a.house)}-ஆம் பாவத்திலிருந்து படிக்கப்படுகிறது, அதன் உப நட்சத்திராதிபதி ${planetInWords(a.csl)}.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `ஜாதகத்தின் அறிகுறி: ${a.means ? `வசதி` : `நலனும் வசதியும்`} ${a.status === 'STRONG' ? `வலுவானது` : a.status === 'MIXED' ? `கலப்பு` : `பலவீனமானது`}, பிறந்தவருடன் உறவு ${a.relation === 'SUPPORTIVE' ? `ஆதரவானது` : a.relation === 'NEUTRAL' ? `நடுநிலை` : `அழுத்தமுள்ளது`}.`,
  ownChartDecides: () => `உறவினரின் சொந்த ஜாதகமே முடிவு செய்கிறது.`,
  strongestSupport: (a: { readonly relative: string }) => `மிக வலுவான ஆதரவு: ${a.relative}.`,
  mostCare: (a: { readonly relative: string }) => `மிக அதிகக் கவனம் கேட்கும் உறவு: ${a.relative}.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `${numberInWords(a.count)} உறவினர்களில் ஜாதகத்தின் அறிகுறிப்படி ஆதரவான உறவு ${a.supportive === 0 ? `எதுவும் இல்லை` : `${numberInWords(a.supportive)}`}, நடுநிலை உறவு ${a.neutral === 0 ? `எதுவும் இல்லை` : `${numberInWords(a.neutral)}`}, அழுத்தமுள்ள உறவு ${a.strained === 0 ? `எதுவும் இல்லை` : `${numberInWords(a.strained)}`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'grandfather_paternal' ? `தந்தை வழித் தாத்தா` : a.relation === 'grandfather_maternal' ? `தாய் வழித் தாத்தா` : a.relation === 'in_law_father' ? `மாமனார்` : a.relation === 'in_law_mother' ? `மாமியார்` : a.relation === 'spouse' ? `துணைவர்` : a.relation === 'father' ? `தந்தை` : a.relation === 'mother' ? `தாய்` : a.relation === 'younger_sibling' ? `இளைய சகோதரர் அல்லது சகோதரி` : a.relation === 'elder_sibling' ? `மூத்த சகோதரர் அல்லது சகோதரி` : a.relation === 'first_child' ? `முதல் குழந்தை` : a.relation === 'second_child' ? `இரண்டாவது குழந்தை` : a.relation === 'third_child' ? `மூன்றாவது குழந்தை` : a.relation === 'maternal_uncle' ? `தாய்மாமன்` : a.relation === 'paternal_uncle' ? `சித்தப்பா அல்லது பெரியப்பா` : a.relation === 'friend' ? `நண்பர்` : `${named(a.name)}`}`,
};

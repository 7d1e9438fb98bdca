// Written by npm run generate from family.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `கிருஷ்ணமூர்த்தியைப் போலத் தந்தை 9-ஆம் பாவத்தால் ஆராயப்படுகிறார், ஆனால் மற்றவர்கள் 10-ஐ எடுக்கின்றனர்.`,
  laterChildren: () => `இரண்டாம், மூன்றாம் குழந்தை பற்றி, குழந்தைக் கொடுப்பினை இருந்தால் அல்லது பெயர் சொல்லிக் கேட்டால் மட்டுமே பார்க்கப்படுகிறது.`,
  askForReason: () => `ஒரு உறவின் காரணத்தை வார்த்தைகளில் அறிய, அதை மட்டும் கேட்கவும்.`,
  noDashaNow: () => `இந்தப் பிறப்புக்கு இப்போது எந்தத் தசையும் நடப்பில் இல்லை, எனவே நடப்பு அதிபதி பட்டியலில் இல்லை.`,
  whatPanelSays: () => `ஜாதகரின் வாழ்வில் உறவினர்கள் எப்படி உள்ளனர் என இது சொல்கிறது, ஆனால் அவர்களின் சொந்த ஜாதகங்களே முடிவு செய்கின்றன. உடல்நலமும் ஆயுளும் பார்க்கப்படுவதில்லை, குழந்தையின் நலமும் விடப்படுகிறது.`,
  nextPartner: () => `இது துணைவரை மேலும் விரிவாக விவரிக்கிறது.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative} ${numberInWords(a.house)}-ஆம் பாவத்தால் ஆராயப்படுகிறார், அதன் உப நட்சத்திராதிபதி ${planetInWords(a.csl)}.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `ஜாதகத்தின்படி ${a.means ? `வசதி` : `நலமும் வசதியும்`} ${a.status === 'STRONG' ? `வலுவானது` : a.status === 'MIXED' ? `கலப்பு` : `பலவீனமானது`}, ஜாதகருடன் உறவு ${a.relation === 'SUPPORTIVE' ? `ஆதரவானது` : a.relation === 'NEUTRAL' ? `நடுநிலை` : `அழுத்தத்தில்`}.`,
  ownChartDecides: () => `உறவினரின் சொந்த ஜாதகமே முடிவு செய்கிறது.`,
  strongestSupport: (a: { readonly relative: string }) => `மிக வலுவான ஆதரவு தருபவர் ${a.relative}.`,
  mostCare: (a: { readonly relative: string }) => `மிக அதிகக் கவனம் வேண்டிய உறவு ${a.relative}.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `ஜாதகத்தின்படி ${numberInWords(a.count)} உறவினர்களில் ஆதரவான உறவு ${a.supportive === 0 ? `எவருடனும் இல்லை` : `${numberInWords(a.supportive)}`}, நடுநிலை ${a.neutral === 0 ? `எவருடனும் இல்லை` : `${numberInWords(a.neutral)}`}, அழுத்தம் ${a.strained === 0 ? `எவருடனும் இல்லை` : `${numberInWords(a.strained)}`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `துணைவர்` : a.relation === 'father' ? `தந்தை` : a.relation === 'mother' ? `தாய்` : a.relation === 'younger_sibling' ? `இளைய சகோதரர் அல்லது சகோதரி` : a.relation === 'elder_sibling' ? `மூத்த சகோதரர் அல்லது சகோதரி` : a.relation === 'first_child' ? `முதல் குழந்தை` : a.relation === 'second_child' ? `இரண்டாம் குழந்தை` : a.relation === 'third_child' ? `மூன்றாம் குழந்தை` : a.relation === 'maternal_uncle' ? `தாய்மாமன்` : a.relation === 'paternal_uncle' ? `சித்தப்பா அல்லது பெரியப்பா` : a.relation === 'friend' ? `நண்பர்` : a.relation === 'grandfather_paternal' ? `தந்தைவழித் தாத்தா` : a.relation === 'grandfather_maternal' ? `தாய்வழித் தாத்தா` : a.relation === 'in_law_father' ? `மாமனார்` : a.relation === 'in_law_mother' ? `மாமியார்` : `${named(a.name)}`}`,
};

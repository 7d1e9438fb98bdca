// Written by npm run generate from family.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `पिता को भाव 9 से पढ़ा जाता है, जैसा कृष्णमूर्ति करते हैं, लेकिन कुछ लोग भाव 10 लेते हैं।`,
  laterChildren: () => `दूसरी और तीसरी संतान केवल वहाँ पढ़ी जाती है जहाँ संतान का योग है, या नाम से पूछने पर।`,
  askForReason: () => `कारण शब्दों में जानने के लिए किसी एक संबंध को पूछें।`,
  noDashaNow: () => `इस जन्म की कोई दशा अभी नहीं चल रही, इसलिए कोई दशा-स्वामी नहीं दिया गया।`,
  whatPanelSays: () => `यह बताता है कि व्यक्ति के जीवन में संबंधी कैसे हैं, लेकिन निर्णय उनकी अपनी कुंडलियाँ करती हैं। स्वास्थ्य और आयु नहीं पढ़ी जाती, और संतान का कुशल-क्षेम छोड़ा गया है।`,
  nextPartner: () => `यह साथी का अधिक विस्तार से वर्णन करता है।`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative} के लिए भाव ${numberInWords(a.house)} पढ़ा गया है, जिसका उप-स्वामी ${planetInWords(a.csl)} है।`,
  relativeStands: (a: { readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly means: boolean; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `कुंडली ${a.status === 'STRONG' ? `मज़बूत` : a.status === 'MIXED' ? `मिश्रित` : `कमज़ोर`} ${a.means ? `साधनों` : `कुशल-क्षेम और साधनों`} का संकेत देती है, और व्यक्ति के साथ ${a.relation === 'SUPPORTIVE' ? `सहायक` : a.relation === 'NEUTRAL' ? `तटस्थ` : `तनाव वाले`} संबंध का।`,
  ownChartDecides: () => `निर्णय संबंधी की अपनी कुंडली करती है।`,
  strongestSupport: (a: { readonly relative: string }) => `सबसे मज़बूत सहारा ${a.relative} का है।`,
  mostCare: (a: { readonly relative: string }) => `${a.relative} के साथ संबंध सबसे अधिक ध्यान माँगता है।`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `${numberInWords(a.count)} संबंधियों में से कुंडली में सहायक संबंध का संकेत ${a.supportive === 0 ? `किसी के साथ नहीं` : `${numberInWords(a.supportive)} के साथ`}, तटस्थ संबंध का ${a.neutral === 0 ? `किसी के साथ नहीं` : `${numberInWords(a.neutral)} के साथ`} और तनाव वाले संबंध का ${a.strained === 0 ? `किसी के साथ नहीं` : `${numberInWords(a.strained)} के साथ`} है।`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `जीवनसाथी` : a.relation === 'father' ? `पिता` : a.relation === 'mother' ? `माता` : a.relation === 'younger_sibling' ? `छोटे भाई या बहन` : a.relation === 'elder_sibling' ? `बड़े भाई या बहन` : a.relation === 'first_child' ? `पहली संतान` : a.relation === 'second_child' ? `दूसरी संतान` : a.relation === 'third_child' ? `तीसरी संतान` : a.relation === 'maternal_uncle' ? `मामा` : a.relation === 'paternal_uncle' ? `चाचा` : a.relation === 'friend' ? `मित्र` : a.relation === 'grandfather_paternal' ? `दादा` : a.relation === 'grandfather_maternal' ? `नाना` : a.relation === 'in_law_father' ? `ससुर` : a.relation === 'in_law_mother' ? `सास` : `${named(a.name)}`}`,
};

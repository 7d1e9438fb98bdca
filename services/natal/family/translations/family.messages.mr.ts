// Written by npm run generate from family.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `वडिलांचा विचार ९ वरून होतो, जसा कृष्णमूर्ती करतात, पण इतर १० घेतात.`,
  laterChildren: () => `दुसरे आणि तिसरे अपत्य फक्त संततीचा योग असल्यास किंवा नाव घेऊन विचारल्यास वाचले जाते.`,
  askForReason: () => `कारण शब्दांत मिळण्यासाठी एका नात्याबद्दल विचारा.`,
  noDashaNow: () => `या जन्माची कोणतीही दशा सध्या चालू नाही, म्हणून चालू स्वामी दिलेला नाही.`,
  whatPanelSays: () => `जातकाच्या जीवनात नातेवाईक कसे आहेत हे ही सारणी सांगते, पण त्यांच्या स्वतःच्या कुंडल्या ठरवतात. आरोग्य आणि आयुर्मान वाचले जात नाही, आणि अपत्याचे क्षेम वगळले आहे.`,
  nextPartner: () => `हे साधन जोडीदाराचे अधिक तपशीलात वर्णन करते.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative} या नात्याचा विचार भाव ${numberInWords(a.house)} वरून होतो, ज्याचा उपस्वामी ${planetInWords(a.csl)} आहे.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `कुंडलीतील संकेत: ${a.means ? `संपन्नता` : `क्षेम आणि संपन्नता`} ${a.status === 'STRONG' ? `बळकट` : a.status === 'MIXED' ? `मिश्र` : `कमकुवत`}, आणि जातकाशी नाते ${a.relation === 'SUPPORTIVE' ? `साहाय्यक` : a.relation === 'NEUTRAL' ? `तटस्थ` : `ताणाचे`}.`,
  ownChartDecides: () => `नातेवाईकाची स्वतःची कुंडली ठरवते.`,
  strongestSupport: (a: { readonly relative: string }) => `सर्वांत बळकट पाठबळ ${a.relative} या नात्याचे आहे.`,
  mostCare: (a: { readonly relative: string }) => `${a.relative} या नात्याला सर्वाधिक काळजी हवी.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `${numberInWords(a.count)} नातेवाईकांपैकी कुंडलीच्या संकेतांनुसार साहाय्यक नाते ${a.supportive === 0 ? `कोणाशीही नाही` : `${numberInWords(a.supportive)} जणांशी आहे`}, तटस्थ नाते ${a.neutral === 0 ? `कोणाशीही नाही` : `${numberInWords(a.neutral)} जणांशी आहे`} आणि ताणाचे नाते ${a.strained === 0 ? `कोणाशीही नाही` : `${numberInWords(a.strained)} जणांशी आहे`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `जोडीदार` : a.relation === 'father' ? `वडील` : a.relation === 'mother' ? `आई` : a.relation === 'younger_sibling' ? `धाकटे भावंड` : a.relation === 'elder_sibling' ? `थोरले भावंड` : a.relation === 'first_child' ? `पहिले अपत्य` : a.relation === 'second_child' ? `दुसरे अपत्य` : a.relation === 'third_child' ? `तिसरे अपत्य` : a.relation === 'maternal_uncle' ? `मामा` : a.relation === 'paternal_uncle' ? `काका` : a.relation === 'friend' ? `मित्र` : a.relation === 'grandfather_paternal' ? `वडिलांकडील आजोबा` : a.relation === 'grandfather_maternal' ? `आईकडील आजोबा` : a.relation === 'in_law_father' ? `सासरे` : a.relation === 'in_law_mother' ? `सासू` : `${named(a.name)}`}`,
};

// Written by npm run generate from strength.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `प्रत्येक भाव इथून सुरू होतो.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `त्याचा स्वामी ${planetInWords(a.lord)} भाव ${numberInWords(a.house)} मध्ये आहे.`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `त्याचा स्वामी ${planetInWords(a.lord)} ${a.dignity === 'EXALTED' ? `उच्च आहे` : a.dignity === 'MOOLATRIKONA' ? `मूलत्रिकोणात आहे` : a.dignity === 'OWN' ? `स्वराशीत आहे` : a.dignity === 'GREAT_FRIEND' ? `अधिमित्राच्या राशीत आहे` : a.dignity === 'FRIEND' ? `मित्राच्या राशीत आहे` : a.dignity === 'NEUTRAL' ? `सम ग्रहाच्या राशीत आहे` : a.dignity === 'ENEMY' ? `शत्रूच्या राशीत आहे` : a.dignity === 'GREAT_ENEMY' ? `अधिशत्रूच्या राशीत आहे` : a.dignity === 'DEBILITATED' ? `नीच आहे` : `नीच आहे, पण नीचभंग होतो`}.`,
  lordCombust: (a: { readonly lord: PlanetName }) => `त्याचा स्वामी ${planetInWords(a.lord)} पूर्ण अस्तंगत आहे.`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `शुभ ग्रह ${named(a.planet)} या भावात आहे.` : a.how === 'MALEFIC' ? `पाप ग्रह ${named(a.planet)} या भावात आहे.` : a.how === 'OWNER' ? `पाप ग्रह ${named(a.planet)} या भावात आहे आणि त्याचा स्वामी आहे.` : a.how === 'EXALTED' ? `पाप ग्रह ${named(a.planet)} या भावात आहे आणि तिथे उच्च आहे.` : `पाप ग्रह ${named(a.planet)} पाप ग्रहांना मानवणाऱ्या या भावात आहे.`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `त्याचा स्वामी ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `गुरू` : a.who === 'BENEFIC' ? `शुभ ग्रह ${named(a.planet)}` : `पाप ग्रह ${named(a.planet)}`} या भावाला पाहतो, जो त्यापासून ${ordinal(a.counted)} आहे.`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `तो ${planetsInWords(a.before)} (त्यापासून १२) आणि ${planetsInWords(a.after)} (त्यापासून २) यांच्या मध्ये आहे.`,
  heldWithin: () => `० ते १०० मध्ये ठेवले.`,
  noSripati: () => `या क्षणी आणि ठिकाणी श्रीपती भाव नसतात. ध्रुववृत्तांच्या आत (सुमारे ६६.५६° पलीकडील अक्षांश) दशममध्य लग्नाच्या चुकीच्या बाजूला येऊ शकतो. पूर्ण राशींचे साधन वापरा.`,
};

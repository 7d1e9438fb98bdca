// Written by npm run generate from snippets.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `టెర్మినల్‌లో: అన్ని సాధనాల జాబితా.`,
  claudeCode: () => `టెర్మినల్‌లో.`,
  claude: (a: { readonly file: string }) => `కీ లేకుండా, చిరునామా పబ్లిక్ అయితే: "Customize", "Connectors", "Add custom connector", తర్వాత చిరునామా ఇచ్చి సైన్ ఇన్ చేయండి. పాత వెర్షన్‌లలో "Connectors" అనేది "Settings" కింద ఉంటుంది. కీతో, డెస్క్‌టాప్ యాప్ ${a.file} ఫైల్‌లో:`,
  claudeName: () => `"Claude Desktop" మరియు "claude.ai"`,
  chatGpt: () => `"Settings", "Apps", "Advanced settings", "Developer mode". తర్వాత ఈ చిరునామాతో "Create app" ఎంచుకుని సైన్ ఇన్ చేయండి. దీనికి పబ్లిక్ "https" చిరునామా కావాలి.`,
  cursor: (a: { readonly client: string; readonly file: string }) => `లింకు దీన్ని చేరుస్తుంది, ${a.client} మిమ్మల్ని సైన్ ఇన్ చేయమంటుంది. కీతో, ${a.file} ఫైల్‌లో:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `లింకు దీన్ని చేరుస్తుంది, ${a.client} మిమ్మల్ని సైన్ ఇన్ చేయమంటుంది. కీతో, ${a.file} ఫైల్‌లో; ${a.client} కీని అడిగి ఉంచుకుంటుంది:`,
  gemini: () => `టెర్మినల్‌లో. ఏ ప్రాజెక్ట్‌లోనూ కీ ఉండకుండా, మీ కోసం అన్ని ఫోల్డర్‌లలో ఇది చేరుతుంది.`,
  codex: (a: { readonly file: string; readonly variable: string }) => `${a.file} ఫైల్‌లో, కీ ${a.variable} వేరియబుల్‌లో.`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `${a.file} ఫైల్‌లో. ${a.client} గరిష్ఠంగా ${numberInWords(a.count)} సాధనాలు తీసుకుంటుంది, కాబట్టి ఈ చిరునామా వాటిలో ఒక సమూహాన్ని ఇస్తుంది.`,
  inspector: (a: { readonly npx: string; readonly node: string; readonly option: string; readonly transport: string }) => `టెర్మినల్‌లో, ${a.npx} ఉన్న ఏ ${a.node} తోనైనా: తనకు కావాల్సిన ${a.node} ను అదే తెచ్చుకుంటుంది. దాని విండో కోసం ${a.option} మరియు తర్వాత ఉన్నవి వదిలేసి, ${a.transport} ఎంచుకుని, చిరునామా, హెడర్ ఇవ్వండి.`,
  sdk: (a: { readonly command: string }) => `${a.command} తర్వాత.`,
  python: () => `దాని ప్రామాణిక లైబ్రరీ తప్ప మరేదీ లేకుండా.`,
  addTo: (a: { readonly client: string }) => `చేర్చండి: ${a.client}`,
  textFor: (a: { readonly client: string }) => `${a.client} కోసం వచనం`,
  copy: () => `కాపీ చేయండి`,
  copyWhat: (a: { readonly what: string }) => `కాపీ చేయండి: ${a.what}`,
  copied: () => `కాపీ అయింది`,
  selectIt: () => `వచనాన్ని ఎంచుకుని కాపీ చేయండి`,
};

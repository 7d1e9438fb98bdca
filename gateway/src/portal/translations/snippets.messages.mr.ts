// Written by npm run generate from snippets.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `टर्मिनलमध्ये: सर्व साधनांची यादी.`,
  claudeCode: () => `टर्मिनलमध्ये.`,
  claude: (a: { readonly file: string }) => `API कीशिवाय, पत्ता सार्वजनिक असल्यास: "Customize", "Connectors", "Add custom connector", मग पत्ता लिहा आणि साइन इन करा. जुन्या आवृत्त्यांत "Connectors" हे "Settings" खाली असते. API कीसह, डेस्कटॉप ॲपच्या ${a.file} मध्ये:`,
  claudeName: () => `"Claude Desktop" आणि "claude.ai"`,
  chatGpt: () => `"Settings", "Apps", "Advanced settings", "Developer mode". मग या पत्त्यासह "Create app", आणि साइन इन करा. त्याला सार्वजनिक "https" पत्ता लागतो.`,
  cursor: (a: { readonly client: string; readonly file: string }) => `दुवा ते जोडतो, आणि ${a.client} तुम्हाला साइन इन करण्यास सांगते. API कीसह, ${a.file} या फाइलमध्ये:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `दुवा ते जोडतो, आणि ${a.client} तुम्हाला साइन इन करण्यास सांगते. API कीसह, ${a.file} या फाइलमध्ये; ${a.client} की विचारते आणि ठेवते:`,
  gemini: () => `टर्मिनलमध्ये. ते तुमच्यासाठी सर्व फोल्डरमध्ये जोडले जाते, म्हणजे कोणत्याही प्रकल्पात API की राहत नाही.`,
  codex: (a: { readonly file: string; readonly variable: string }) => `${a.file} या फाइलमध्ये, ${a.variable} या चलात API की ठेवून.`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `${a.file} या फाइलमध्ये. ${a.client} जास्तीत जास्त ${numberInWords(a.count)} साधने घेते, म्हणून हा पत्ता त्यांचा एक संच दाखवतो.`,
  inspector: (a: { readonly npx: string; readonly node: string; readonly option: string; readonly transport: string }) => `टर्मिनलमध्ये, ${a.npx} असलेल्या कोणत्याही ${a.node} ने: लागणारे ${a.node} ते स्वतः आणते. त्याच्या विंडोसाठी ${a.option} आणि पुढचे वगळा, ${a.transport} निवडा, आणि पत्ता व हेडर द्या.`,
  sdk: (a: { readonly command: string }) => `${a.command} नंतर.`,
  python: () => `फक्त त्याच्या स्वतःच्या मानक लायब्ररीसह.`,
  addTo: (a: { readonly client: string }) => `${a.client} मध्ये जोडा`,
  textFor: (a: { readonly client: string }) => `${a.client} साठीचा मजकूर`,
  copy: () => `कॉपी करा`,
  copyWhat: (a: { readonly what: string }) => `कॉपी करा: ${a.what}`,
  copied: () => `कॉपी झाले`,
  selectIt: () => `मजकूर निवडा आणि कॉपी करा`,
};

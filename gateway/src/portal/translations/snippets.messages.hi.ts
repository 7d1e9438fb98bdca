// Written by npm run generate from snippets.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `टर्मिनल में: सभी टूलों की सूची।`,
  claudeCode: () => `टर्मिनल में।`,
  claude: (a: { readonly file: string }) => `कुंजी के बिना, जहाँ पता सार्वजनिक हो: "Customize", "Connectors", "Add custom connector", उसके बाद पता लिखें और साइन इन करें। पुराने संस्करणों में "Connectors" "Settings" के नीचे है। कुंजी के साथ, डेस्कटॉप ऐप की ${a.file} में:`,
  claudeName: () => `"Claude Desktop" और "claude.ai"`,
  chatGpt: () => `"Settings", "Apps", "Advanced settings", "Developer mode"। उसके बाद इस पते के साथ "Create app", और साइन इन करें। इसके लिए सार्वजनिक "https" पता चाहिए।`,
  cursor: (a: { readonly client: string; readonly file: string }) => `लिंक इसे जोड़ता है, और ${a.client} आपसे साइन इन करने को कहता है। कुंजी के साथ, फ़ाइल ${a.file} में:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `लिंक इसे जोड़ता है, और ${a.client} आपसे साइन इन करने को कहता है। कुंजी के साथ, फ़ाइल ${a.file} में; ${a.client} कुंजी पूछता है और उसे रखता है:`,
  gemini: () => `टर्मिनल में। यह आपके लिए सभी फ़ोल्डरों में जुड़ता है, ताकि किसी प्रोजेक्ट में कुंजी न रहे।`,
  codex: (a: { readonly file: string; readonly variable: string }) => `फ़ाइल ${a.file} में, और कुंजी चर ${a.variable} में।`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `फ़ाइल ${a.file} में। ${a.client} अधिक से अधिक ${numberInWords(a.count)} टूल लेता है, इसलिए यह पता उनका एक समूह बताता है।`,
  inspector: (a: { readonly node: string; readonly npx: string; readonly option: string; readonly transport: string }) => `टर्मिनल में, किसी भी ${a.node} से जिसमें ${a.npx} हो: जो ${a.node} चाहिए उसे यह स्वयं लाता है। इसकी विंडो के लिए ${a.option} और उसके बाद का भाग छोड़ दें, ${a.transport} चुनें, और पता तथा हेडर दें।`,
  sdk: (a: { readonly command: string }) => `${a.command} के बाद।`,
  python: () => `अपनी मानक लाइब्रेरी के अलावा और कुछ नहीं।`,
  addTo: (a: { readonly client: string }) => `${a.client} में जोड़ें`,
  textFor: (a: { readonly client: string }) => `${a.client} का पाठ`,
  copy: () => `कॉपी करें`,
  copyWhat: (a: { readonly what: string }) => `${a.what} कॉपी करें`,
  copied: () => `कॉपी हो गया`,
  selectIt: () => `पाठ चुनें और कॉपी करें`,
};

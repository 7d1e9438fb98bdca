// Written by npm run generate from snippets.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `முனையத்தில்: எல்லாக் கருவிகளின் பட்டியல்.`,
  claudeCode: () => `முனையத்தில்.`,
  claude: (a: { readonly file: string }) => `விசை இல்லாமல், முகவரி பொதுவானது எனில்: "Customize", "Connectors", "Add custom connector", பிறகு முகவரியைத் தந்து உள்நுழையவும். பழைய பதிப்புகளில் "Connectors" "Settings" கீழே உள்ளது. விசையுடன், கணினிச் செயலியின் ${a.file} கோப்பில்:`,
  claudeName: () => `"Claude Desktop" மற்றும் "claude.ai"`,
  chatGpt: () => `"Settings", "Apps", "Advanced settings", "Developer mode". பிறகு இந்த முகவரியுடன் "Create app" தேர்ந்தெடுத்து உள்நுழையவும். இதற்குப் பொதுவான "https" முகவரி தேவை.`,
  cursor: (a: { readonly client: string; readonly file: string }) => `இணைப்பு இதைச் சேர்க்கும், ${a.client} உங்களை உள்நுழையக் கேட்கும். விசையுடன், ${a.file} கோப்பில்:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `இணைப்பு இதைச் சேர்க்கும், ${a.client} உங்களை உள்நுழையக் கேட்கும். விசையுடன், ${a.file} கோப்பில்; ${a.client} விசையைக் கேட்டு வைத்துக்கொள்ளும்:`,
  gemini: () => `முனையத்தில். எந்தத் திட்டத்திலும் விசை இருக்காதபடி, உங்களுக்காக எல்லா அடைவுகளிலும் இது சேர்க்கப்படுகிறது.`,
  codex: (a: { readonly file: string; readonly variable: string }) => `${a.file} கோப்பில், விசை ${a.variable} என்ற மாறியில்.`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `${a.file} கோப்பில். ${a.client} அதிகபட்சம் ${numberInWords(a.count)} கருவிகளை ஏற்கும், எனவே இந்த முகவரி அவற்றில் ஒரு தொகுதியைப் பட்டியலிடுகிறது.`,
  inspector: (a: { readonly npx: string; readonly node: string; readonly option: string; readonly transport: string }) => `முனையத்தில், ${a.npx} உள்ள எந்த ${a.node} மூலமும்: தனக்குத் தேவையான ${a.node} பதிப்பை அதுவே கொண்டுவரும். அதன் சாளரத்துக்கு ${a.option} மற்றும் அதன் பின் வருபவற்றை விட்டுவிட்டு, ${a.transport} தேர்ந்தெடுத்து, முகவரியையும் தலைப்பையும் தரவும்.`,
  sdk: (a: { readonly command: string }) => `${a.command} இயக்கிய பிறகு.`,
  python: () => `அதன் நிலையான நூலகம் தவிர வேறு எதுவும் இல்லாமல்.`,
  addTo: (a: { readonly client: string }) => `சேர்க்கவும்: ${a.client}`,
  textFor: (a: { readonly client: string }) => `${a.client} தொடர்பான உரை`,
  copy: () => `நகலெடுக்கவும்`,
  copyWhat: (a: { readonly what: string }) => `நகலெடுக்கவும்: ${a.what}`,
  copied: () => `நகலெடுக்கப்பட்டது`,
  selectIt: () => `உரையைத் தேர்ந்தெடுத்து நகலெடுக்கவும்`,
};

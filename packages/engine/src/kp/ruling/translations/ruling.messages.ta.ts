// Written by npm run generate from ruling.messages.ta.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `இது ${planetInWords(a.starLord)} நட்சத்திரத்தில் உள்ளது, அந்த அதிபதி வக்ரமாக உள்ளது.`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `இது ${planetInWords(a.subLord)} உப நட்சத்திரத்தில் உள்ளது, அந்த அதிபதி வக்ரமாக உள்ளது.`,
  retrogradeItself: () => `இதுவே வக்ரமாக உள்ளது, எனவே நேர்கதிக்குத் திரும்பிய பின் செயல்படும்.`,
  lordsDirect: () => `இதன் நட்சத்திராதிபதியும் உப நட்சத்திராதிபதியும் நேர்கதியில் உள்ளன.`,
  subSlotsOnly: () => `இது உப நட்சத்திர இடங்களில் மட்டுமே உள்ளது, அவை ஆளும் கிரகங்களாகக் கணக்கிடப்படுவதில்லை.`,
  rejected: (a: { readonly reason: string }) => `இது ஆளும் கிரகம், ஆனால் விலக்கப்பட்டது. ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `சேர்க்கை` : a.tie === 'SIGN_ASPECT' ? `ராசிப் பார்வை` : a.tie === 'MUTUAL_SIGN' ? `பரஸ்பர ராசி` : a.tie === 'MUTUAL_STAR' ? `பரஸ்பர நட்சத்திரம்` : `பரஸ்பர உப நட்சத்திரம்`}`,
};

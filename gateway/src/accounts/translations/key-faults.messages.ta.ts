// Written by npm run generate from key-faults.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `விசைக்கு 1 முதல் ${numberInWords(a.most)} எழுத்துகள் கொண்ட பெயர் தேவை.`,
  limit: (a: { readonly limit: number }) => `ஒரு கணக்கில் ${numberInWords(a.limit)} நடப்பு விசைகள் இருக்கலாம்: இன்னொன்றை உருவாக்கும் முன் ஒன்றை ரத்து செய்யவும்.`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `விசைக்கு மாதம் ${numberInWords(a.calls)} அழைப்புகள் இருக்க முடியாது: அதன் கணக்குக்கு மாதம் ${numberInWords(a.most)} அழைப்புகள். அதிகபட்சம் அவ்வளவு தரவும், அல்லது பங்கைக் காலியாக விடவும்.`,
  rate: (a: { readonly rate: number; readonly most: number }) => `விசைக்கு வினாடிக்கு ${numberInWords(a.rate)} கோரிக்கைகள் இருக்க முடியாது: அதன் கணக்குக்கு வினாடிக்கு ${numberInWords(a.most)}. அதிகபட்சம் அவ்வளவு தரவும், அல்லது பங்கைக் காலியாக விடவும்.`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} விசையின் பங்கு அல்ல: ${numberInWords(a.least)} முதல் ${numberInWords(a.most)} வரை ஒரு முழு எண்ணைத் தரவும்.`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `விசைக்கு அதிகபட்சம் ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `முகவரி வரம்புகள்` : a.field === 'allowedOrigins' ? `மூலங்கள்` : a.field === 'toolsets' ? `கருவித் தொகுப்புகள்` : `உள்ளீடுகள்`}, இவை ${numberInWords(a.count)}.`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} முகவரி வரம்பு அல்ல: ${a.first}, ${a.second} அல்லது ஒரு முகவரியை உள்ளிடவும்; IPv4 முகவரியை அப்படியே, IPv6 உள்ளே அல்ல.`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} பக்கங்களின் மூலம் அல்ல: பாதை இல்லாமல் ${a.example} என்று உள்ளிடவும்; "http" என்பது "localhost" மட்டும்.`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} கருவித் தொகுப்பு அல்ல. உள்ளவை: ${a.known}.`,
  rotated: (a: { readonly hint: string }) => `இதற்கிடையில் விசைக்குப் புதிய ரகசியம் தரப்பட்டது, அதன் முடிவு ${a.hint}. அதை நகலெடுக்கவில்லை என்றால் மீண்டும் கேட்கவும்.`,
  expired: () => `விசை காலாவதியாகிவிட்டது, புதிய ரகசியமும் ஏற்கப்படாது: புதிய விசையை உருவாக்கவும்.`,
  ownerNeeded: () => `நிறுவனத்துக்கு ஓர் உரிமையாளர் தேவை: முதலில் வேறு உறுப்பினரை உரிமையாளராக்கவும்.`,
  ownsAlone: (a: { readonly names: string }) => `${a.names} உரிமையாளர் இவர் மட்டும். அங்கே வேறு உறுப்பினரை உரிமையாளராக்கவும், அல்லது நிறுவனத்தை நீக்கி மீண்டும் முயலவும்.`,
};

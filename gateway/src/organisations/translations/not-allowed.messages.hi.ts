// Written by npm run generate from not-allowed.messages.hi.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `स्वामी` : a.role === 'developer' ? `डेवलपर` : a.role === 'billing' ? `बिलिंग` : `पाठक`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `वहाँ आपकी भूमिका है: ${a.role}, और इसके लिए चाहिए: ${a.roles}। किसी स्वामी से वह भूमिका माँगें।`,
};

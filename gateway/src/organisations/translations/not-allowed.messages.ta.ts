// Written by npm run generate from not-allowed.messages.ta.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `உரிமையாளர்` : a.role === 'developer' ? `உருவாக்குநர்` : a.role === 'billing' ? `கட்டணம்` : `பார்வையாளர்`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `அங்கே உங்கள் பொறுப்பு ${a.role}, இதற்குத் தேவையானது ${a.roles}. அந்தப் பொறுப்பை ஓர் உரிமையாளரிடம் கேட்கவும்.`,
};

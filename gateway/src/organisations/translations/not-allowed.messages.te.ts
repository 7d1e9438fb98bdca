// Written by npm run generate from not-allowed.messages.te.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `యజమాని` : a.role === 'developer' ? `డెవలపర్` : a.role === 'billing' ? `బిల్లింగ్` : `వీక్షకులు`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `అక్కడ మీ పాత్ర ${a.role}, దీనికి కావాల్సినది ${a.roles}. ఆ పాత్ర కోసం యజమానిని అడగండి.`,
};

// Written by npm run generate from not-allowed.messages.es.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `propiedad` : a.role === 'developer' ? `desarrollo` : a.role === 'billing' ? `facturación` : `lectura`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `Su función allí es ${a.role}, y esto requiere ${a.roles}. Pida esa función a un propietario.`,
};

// Written by npm run generate from not-allowed.messages.mr.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `मालक` : a.role === 'developer' ? `विकसक` : a.role === 'billing' ? `बिलिंग` : `वाचक`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `तिथे तुमची भूमिका ${a.role} आहे, आणि यासाठी ${a.roles} ही भूमिका लागते. ती मालकाकडे मागा.`,
};

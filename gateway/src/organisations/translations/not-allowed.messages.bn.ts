// Written by npm run generate from not-allowed.messages.bn.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `মালিক` : a.role === 'developer' ? `ডেভেলপার` : a.role === 'billing' ? `বিলিং` : `পাঠক`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `সেখানে আপনার ভূমিকা ${a.role}, আর এর জন্য দরকার ${a.roles}। মালিকের কাছে সেই ভূমিকা চান।`,
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters but for line breaks have no meaning in a document. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

export const escaped = (text: string): string =>
  text.replace(CONTROLS, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// Written by npm run generate from scim.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `Altas y bajas por SCIM`,
  about: () => `Su proveedor da de alta aquí a personas y grupos, y los da de baja cuando se van. Las direcciones tienen que ser de un dominio verificado. <a>Cómo funciona</a>`,
  address: () => `Dirección de SCIM (URL base)`,
  token: () => `Token que termina en <b/>`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `Creado el ${a.made}, ${a.isUsed ? `usado por última vez el ${a.used}` : `todavía sin usar`}.`,
  revokeAsk: (a: { readonly hint: string }) => `Revocar el token …${a.hint}`,
  revokeHint: () => `El proveedor se rechaza de inmediato. Los miembros siguen siendo lo que son.`,
  revoke: () => `Revocar`,
  revoked: () => `El token está revocado.`,
  make: () => `Crear un token de SCIM`,
  most: (a: { readonly most: number }) => `Puede haber ${numberInWords(a.most)} tokens, para que uno sustituya al otro. Revoque uno para crear otro.`,
  newToken: () => `Nuevo token de SCIM`,
  copyNow: () => `Copie el token ahora. Solo se muestra esta vez.`,
  theToken: () => `Token`,
  keepIt: () => `Introdúzcalo en su proveedor como token de portador. Quien lo tenga puede añadir y quitar personas de su organización: guárdelo como una contraseña.`,
  haveCopied: () => `Lo he copiado`,
};

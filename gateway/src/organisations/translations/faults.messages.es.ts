// Written by npm run generate from faults.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `La organización` : a.what === 'project' ? `El proyecto` : `${a.what}`} necesita un nombre de 1 a ${numberInWords(a.most)} caracteres.`,
  hasProjects: () => `La organización tiene proyectos: elimínelos o transfiéralos antes.`,
  mostMemberships: (a: { readonly most: number }) => `Una persona puede estar en ${numberInWords(a.most)} organizaciones: salga antes de una.`,
  mostProjects: (a: { readonly most: number }) => `Una organización tiene ${numberInWords(a.most)} proyectos como máximo: elimine o transfiera antes uno.`,
  nameTaken: () => `La organización tiene un proyecto con este nombre: elija otro nombre.`,
  mostMembers: (a: { readonly most: number }) => `Una organización tiene ${numberInWords(a.most)} miembros como máximo: un propietario debe quitar antes a uno.`,
  noAddress: (a: { readonly example: string }) => `A esta dirección de correo no se puede escribir. Debe tener la forma ${a.example}.`,
  notSent: () => `El mensaje no se pudo enviar. Revise la dirección o inténtelo más tarde.`,
  tooMany: () => `Se han enviado demasiadas invitaciones últimamente.`,
  mostInvitations: (a: { readonly most: number }) => `Una organización tiene ${numberInWords(a.most)} invitaciones abiertas como máximo: revoque antes una.`,
  keyNameTaken: () => `Hay una clave de gestión con este nombre: elija otro nombre o revoque antes esa clave.`,
  mostManagementKeys: (a: { readonly most: number }) => `Puede haber ${numberInWords(a.most)} claves de gestión: revoque antes una.`,
  life: (a: { readonly most: number; readonly days: number }) => `Una clave vive de 1 a ${numberInWords(a.most)} días, o hasta que se revoca: ${numberInWords(a.days)} no es ni lo uno ni lo otro.`,
};

// Written by npm run generate from faults.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `Um cliente precisa de um nome de 1 a ${numberInWords(a.most)} caracteres.`,
  nameTaken: () => `O projeto tem um cliente com este nome: escolha outro nome, ou remova antes esse cliente.`,
  most: (a: { readonly most: number }) => `Um projeto pode ter ${numberInWords(a.most)} clientes: remova um antes de adicionar outro.`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} não é um modo de um cliente se identificar: escolha um de ${a.known}.`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} não é uma regra para provas de chave: escolha uma de ${a.known}.`,
  needsKeys: () => `Um cliente que se identifica por uma chave precisa de suas chaves públicas: dê-as como um JSON Web Key Set.`,
  needsNoKeys: () => `Um cliente que se identifica por um segredo não tem chaves: omita-as, ou escolha private_key_jwt.`,
  keysTwice: () => `Dê as chaves, ou o endereço que as publica, e não ambos.`,
  keysAddress: (a: { readonly most: number }) => `Este não é um endereço de chaves: dê um que comece com https://, em sua porta usual, sem senha, de no máximo ${numberInWords(a.most)} caracteres.`,
  keysUnread: () => `Nenhuma chave pôde ser lida neste endereço: ele deve estar em um servidor público, responder em cinco segundos sem levar a outro lugar, e conter um JSON Web Key Set com uma chave pública para assinaturas.`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} não é uma duração de um cliente: dê dias inteiros de 1 a ${numberInWords(a.most)}, ou omita.`,
  end: (a: { readonly most: number }) => `Um cliente termina dentro de ${numberInWords(a.most)} dias a partir de agora, ou nunca.`,
  renewed: (a: { readonly hint: string }) => `Enquanto isso o cliente recebeu um segredo novo, que termina em ${a.hint}. Se você não o copiou, peça de novo.`,
  hasNoSecret: () => `Este cliente se identifica por uma chave e não tem segredo: mude suas chaves.`,
  hasEnded: () => `O cliente terminou, e um segredo novo também seria recusado: dê antes a ele um fim posterior.`,
  keySetForm: (a: { readonly example: string }) => `Isto não são chaves: dê um JSON Web Key Set como ${a.example}.`,
  keySetCount: (a: { readonly most: number }) => `Um cliente tem de 1 a ${numberInWords(a.most)} chaves.`,
  keySetLong: (a: { readonly most: number }) => `As chaves têm mais de ${numberInWords(a.most)} caracteres: omita os certificados.`,
  keyPrivate: (a: { readonly number: number }) => `A chave ${numberInWords(a.number)} tem sua parte privada. Dê só chaves públicas, e crie um par novo, porque este saiu de seu lugar.`,
  keyKind: (a: { readonly number: number }) => `A chave ${numberInWords(a.number)} não pode ser aceita: dê uma chave pública para assinaturas, EC com P-256, RSA de 2048 a 4096 bits, ou Ed25519.`,
};

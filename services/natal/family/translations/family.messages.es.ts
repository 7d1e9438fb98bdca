// Written by npm run generate from family.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `El padre se lee por 9, como hace Krishnamurti, pero otros toman 10.`,
  laterChildren: () => `El segundo y el tercer hijo o hija se leen solo donde hay promesa de hijos, o por su nombre.`,
  askForReason: () => `Pida un solo pariente para tener su razón en palabras.`,
  noDashaNow: () => `No hay ninguna dasha de este nacimiento en curso ahora, así que no figura ningún regente en curso.`,
  whatPanelSays: () => `Este panel dice cómo están los parientes en la vida de la persona nacida, pero deciden sus propias cartas. La salud y la duración de la vida no se leen, y el bienestar de un hijo o hija se omite.`,
  nextPartner: () => `Describe a la pareja con más detalle.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `Su ${a.relative} se lee por la casa ${numberInWords(a.house)}, cuyo sub-regente es ${planetInWords(a.csl)}.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `La carta indica ${a.means ? `medios de grado` : `bienestar y medios de grado`} ${a.status === 'STRONG' ? `fuerte` : a.status === 'MIXED' ? `mixto` : `débil`}, y una relación ${a.relation === 'SUPPORTIVE' ? `de apoyo` : a.relation === 'NEUTRAL' ? `neutral` : `con tensión`} con la persona nacida.`,
  ownChartDecides: () => `Decide la propia carta del pariente.`,
  strongestSupport: (a: { readonly relative: string }) => `El apoyo más fuerte es el de su ${a.relative}.`,
  mostCare: (a: { readonly relative: string }) => `El lazo con su ${a.relative} es el que pide más cuidado.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `De ${numberInWords(a.count)} parientes, la carta indica una relación de apoyo con ${a.supportive === 0 ? `ninguno` : `${numberInWords(a.supportive)}`}, una neutral con ${a.neutral === 0 ? `ninguno` : `${numberInWords(a.neutral)}`} y una con tensión con ${a.strained === 0 ? `ninguno` : `${numberInWords(a.strained)}`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `cónyuge` : a.relation === 'father' ? `padre` : a.relation === 'mother' ? `madre` : a.relation === 'younger_sibling' ? `hermano o hermana menor` : a.relation === 'elder_sibling' ? `hermano o hermana mayor` : a.relation === 'first_child' ? `primer hijo o hija` : a.relation === 'second_child' ? `segundo hijo o hija` : a.relation === 'third_child' ? `tercer hijo o hija` : a.relation === 'maternal_uncle' ? `tío materno` : a.relation === 'paternal_uncle' ? `tío paterno` : a.relation === 'friend' ? `amistad` : a.relation === 'grandfather_paternal' ? `abuelo paterno` : a.relation === 'grandfather_maternal' ? `abuelo materno` : a.relation === 'in_law_father' ? `suegro` : a.relation === 'in_law_mother' ? `suegra` : `${named(a.name)}`}`,
};

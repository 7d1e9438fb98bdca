import { EngineError } from '../../base/errors.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import { say } from './career.messages.ts';

/** What people call an occupation, by its number, in words without ending; a title is known beside them. */
const SAID: Readonly<Record<number, string>> = {
  1: 'software developer|software engineer|programmer|coder|coding|software|web developer|app developer|it engineer',
  2: 'data scientist|data analyst|data science|analytics|statistician|machine learning engineer',
  3: 'network engineer|telecom engineer|telecommunication',
  4: 'electronics engineer|hardware engineer|electrical engineer|electrician|electronics',
  5: 'cyber security|cybersecurity|ethical hacker|forensic analyst|forensics',
  6: 'civil servant|civil service|bureaucrat|ias officer|collector|administrator',
  7: 'police officer|policeman|policewoman|police|ips officer|constable|detective inspector',
  8: 'postman|postal worker|courier',
  9: 'tax officer|revenue officer|tax inspector|customs officer',
  10: 'diplomat|ambassador|foreign service|ifs officer',
  11: 'politician|legislator|minister|politics|member of parliament',
  12: 'prison officer|security guard|jailer',
  13: 'army officer|soldier|army|military officer',
  14: 'navy officer|sailor|merchant navy|merchant marine|navy|ship captain',
  15: 'pilot|air force officer|air force|airline captain|airline pilot',
  16: 'military engineer',
  17: 'physician|doctor|gp|medical doctor|medicine|paediatrician|pediatrician|cardiologist|psychiatrist',
  18: 'surgeon|surgery resident|orthopaedic surgeon',
  19: 'dentist|dental surgeon|dentistry|orthodontist',
  20: 'nurse|nursing|carer|care worker|midwife|paramedic|caregiver',
  21: 'pharmacist|chemist|pharmacy',
  22: 'vet|veterinarian|veterinary doctor|animal doctor',
  23: 'psychologist|counsellor|counselor|therapist|psychotherapist',
  24: 'healer|homeopath|ayurvedic doctor|naturopath|acupuncturist|reiki healer|yoga teacher|yoga instructor',
  25: 'hospital manager|public health officer|hospital administrator',
  26: 'lawyer|advocate|attorney|solicitor|barrister',
  27: 'judge|magistrate',
  28: 'mediator|arbitrator',
  29: 'estate planner|probate lawyer',
  30: 'teacher|teaching|school teacher|schoolteacher|tutor|primary teacher|kindergarten teacher|teach',
  31: 'professor|researcher|lecturer|scientist|academic|university teacher',
  32: 'librarian|archivist',
  33: 'trainer|coach|fitness trainer|personal trainer|life coach',
  34: 'priest|pastor|imam|monk|nun|religious teacher|preacher',
  35: 'astrologer|tarot reader|occultist|numerologist',
  36: 'accountant|bookkeeper|chartered accountant|accountancy|accounting',
  37: 'auditor|auditing',
  38: 'banker|banking|bank clerk|bank manager|bank officer',
  39: 'forex dealer|foreign exchange dealer',
  40: 'insurance agent|underwriter|actuary',
  41: 'stock broker|stockbroker|trader|day trader|stock trader',
  42: 'financial analyst|investment analyst|investment banker|financial adviser|financial advisor',
  43: 'journalist|editor|reporter|journalism|news anchor',
  44: 'writer|author|novelist|poet|screenwriter|blogger|content writer',
  45: 'publisher|printer',
  46: 'marketer|advertiser|copywriter|influencer|youtuber',
  47: 'publicist|pr manager|public relations',
  48: 'actor|actress|acting|comedian|dancer',
  49: 'musician|singer|composer|guitarist|pianist|dj|rapper|music teacher',
  50: 'film maker|filmmaker|film director|film producer|director|cameraman|photographer|video editor',
  51: 'painter|designer|artist|graphic designer|illustrator|animator|sculptor',
  52: 'fashion designer|model|makeup artist|stylist|beautician|hairdresser',
  53: 'architect|interior designer|interior decorator|architecture',
  54: 'mechanical engineer|mechanic',
  55: 'civil engineer|builder|construction worker|contractor',
  56: 'automobile engineer|car mechanic',
  57: 'geologist|mining engineer|miner',
  58: 'petroleum engineer|oil rig worker',
  59: 'plumber|water engineer',
  60: 'aeronautical engineer|aerospace engineer|aircraft engineer|astronaut',
  61: 'steel trader|metallurgist',
  62: 'shoemaker|cobbler',
  63: 'farmer|gardener|agriculturist|farming|agriculture|landscaper',
  64: 'dairy farmer|cattle breeder',
  65: 'factory manager|factory worker|foreman',
  66: 'estate agent|real estate agent|realtor|property dealer',
  67: 'shopkeeper|retailer|wholesaler|merchant|shop owner',
  68: 'importer|exporter',
  69: 'salesman|salesperson|saleswoman|sales manager|sales rep',
  70: 'chef|cook|baker|hotelier|restaurateur|caterer|barista|waiter|waitress|hotel manager',
  71: 'travel agent|tour guide|flight attendant|air hostess|cabin crew',
  72: 'driver|truck driver|bus driver|taxi driver|train driver|logistics manager',
  73: 'jeweller|jeweler|goldsmith|gem dealer',
  74: 'athlete|footballer|cricketer|tennis player|sportsman|sportswoman|swimmer|boxer|chess player',
  75: 'social worker|charity worker|social work|welfare officer',
  76: 'hr manager|recruiter|human resources',
  77: 'management consultant|consultant|manager|project manager|product manager',
  78: 'detective|private investigator|spy|intelligence officer',
  79: 'secretary|receptionist|clerk|office assistant|typist',
  80: 'tailor|barber|carpenter|blacksmith|welder|electric welder|craftsman|potter|weaver',
};

/** Words and phrases with their occupation, the longest first: a music teacher is no school teacher. */
const NAMES: readonly (readonly [name: string, occupation: Occupation])[] = OCCUPATIONS.flatMap((occupation) =>
  (SAID[occupation.no] ?? '').split('|').map((name) => [name, occupation] as const),
).sort(([a], [b]) => b.length - a.length);

/** Lower case, letters and spaces alone, one space on either side. */
const plain = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `;

const namedIn = (text: string) => {
  const words = plain(text);
  return NAMES.find(([name]) => words.includes(` ${name} `) || words.includes(` ${name}s `));
};

/** What a question calls the occupation that it names, the longest name first; null where it names none. */
export const occupationSaid = (question: string): string | null => namedIn(question)?.[0] ?? null;

/** The occupation of a title or of what people call it; refuses what is none. */
export function occupationNamed(name: string, field: string): Occupation {
  const asked = plain(name);
  const found = OCCUPATIONS.find(({ title }) => plain(title()) === asked) ?? namedIn(name)?.[1];
  if (found) return found;
  throw new EngineError('validation_failed', say.noOccupation({ name: name.trim() }), field);
}

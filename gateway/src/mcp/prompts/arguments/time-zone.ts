import { suggest } from '../../texts/suggest.ts';
import { right, wrong, type Read } from './argument.ts';

/** Zones whose names IANA has changed; the runtime still lists the old ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

let zones: readonly string[] | undefined;

/** Every zone that the runtime lists, by its present name; older names are read all the same. */
export const knownTimeZones = (): readonly string[] =>
  (zones ??= [...new Set(Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone))].toSorted());

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,99}$/;

export function readTimeZone(text: string): Read<string> {
  if (NAME.test(text)) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return right(text);
    } catch {
      // Said below.
    }
  }
  return wrong('is no time zone. Send an IANA name, such as Asia/Kolkata.');
}

export const suggestTimeZone = (typed: string): readonly string[] =>
  suggest(knownTimeZones(), typed.replaceAll(' ', '_'));

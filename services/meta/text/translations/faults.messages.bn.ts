// Written by npm run generate from faults.messages.bn.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `আর্গুমেন্ট "${a.field}"-এর মান "${a.text}", কিন্তু হতে হবে ${inWords(a.values, 'or')}। ঠিক করে আবার কল করুন।`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `আর্গুমেন্ট "tool"-এর মান "${a.text}", এই নামে এই সার্ভারে কোনো টুল নেই। কাছাকাছি নাম: ${a.nearest}।`,
  uncertainOfNothing: () => `birth_time_known false-এর সঙ্গে birth_time_uncertainty_minutes পাঠানো হয়েছে। এটি বাদ দিন, অথবা সময় ও birth_time_known true পাঠান।`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" জানা নেই, কাছাকাছি বানানের কোনো স্থানও নেই। দেশের নামসহ নিকটতম বড় শহর পাঠান, অথবা latitude, longitude ও time_zone।`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" একাধিক স্থান হতে পারে।` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" একটি দেশ বা অঞ্চলের নাম, আর এগুলি সেখানকার সবচেয়ে বড় স্থান।` : a.finding === 'UNKNOWN_AREA' ? `birth_place "${a.place}"-এর একটি অংশ কাছের কোনো দেশ, অঞ্চল বা শহরের নাম নয়।` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" বলা দেশ বা অঞ্চলে জানা নেই, কিন্তু অন্যত্র আছে।` : `birth_place "${a.place}" জানা নেই, কিন্তু এই স্থানগুলির বানান কাছাকাছি।`} কোনটি বোঝানো হয়েছে জিজ্ঞাসা করুন, আর birth_place-এর বদলে তার latitude, longitude ও time_zone পাঠান।`,
  smallerPlaces: (a: { readonly more: number }) => `আরও ${numberInWords(a.more)}টি ছোট স্থান তালিকায় নেই। কমার পরে অঞ্চল বা দেশ লিখলে তালিকা ছোট হয়।`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} এই স্থানের সঙ্গে মেলে না: ${a.place}, যেখানে জন্মের সময় ঘড়িতে ছিল ${digitsInWords(a.kept)} (${a.zone})। ${a.field} বাদ দিন, অথবা birth_place-এর বদলে latitude ও longitude পাঠান।`,
  halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => `${a.sent} পাঠানো হয়েছে, ${a.missing} ছাড়া। দুটিই পাঠান, অথবা কোনোটিই নয়, শুধু birth_place।`,
};

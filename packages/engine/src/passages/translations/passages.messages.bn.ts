// Written by npm run generate from passages.messages.bn.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `চন্দ্রের পরের বদলগুলি ২৩৯৯-এর পরে, যেখানে এফিমেরিস শেষ। আগের কোনো মুহূর্ত চান।`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetInWords(a.planet)} তার উপনক্ষত্র ছাড়ে শুধু ২৩৯৯-এর পরে, যেখানে এফিমেরিস শেষ। আগের কোনো মুহূর্ত বা অন্য গ্রহ চান।`,
};

// Written by npm run generate from dasha.messages.bn.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `এই অক্ষাংশে প্লাসিডাস কাস্প হয় না, তাই নক্ষত্রপতি ও উপ-অধিপতি তাদের ভাব ছাড়া ওজন করা হয়েছে।`,
  transitsAloneDoNotGive: () => `শুধু গোচর এটি দেয় না।`,
};

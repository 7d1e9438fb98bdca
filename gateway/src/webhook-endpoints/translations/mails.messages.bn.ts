// Written by npm run generate from mails.messages.bn.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `${a.organisation} সংস্থার একটি ওয়েবহুক বন্ধ হয়েছে`,
  disabledText: (a: { readonly organisation: string; readonly host: string; readonly page: string }) => `${a.organisation} সংস্থার ${a.host} ঠিকানার ওয়েবহুক এন্ডপয়েন্টে তিন দিন কিছু পৌঁছায়নি, বা সেটি জানিয়েছে যে আর নেই। সেখানে আর কিছু পাঠানো হয় না।

আপনি যা করতে পারেন:

- এন্ডপয়েন্ট ঠিক করুন, যাতে পনেরো সেকেন্ডের মধ্যে ২০০ থেকে ২৯৯ স্ট্যাটাসে উত্তর দেয়।
- সংস্থার পাতায় এটি সংরক্ষণ করুন, তাতে আবার চালু হয়: ${a.page}
- যা পৌঁছায়নি তা সেখানে আবার পাঠান। তা ত্রিশ দিন রাখা হয়।`,
};

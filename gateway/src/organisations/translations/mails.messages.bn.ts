// Written by npm run generate from mails.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `Cuspal-এর একটি সংস্থায় আপনার আমন্ত্রণ`,
  invitedBy: (a: { readonly from: string }) => `${a.from} আপনাকে Cuspal-এর একটি সংস্থায় আমন্ত্রণ জানিয়েছেন।`,
  invitedByOperator: () => `এই সার্ভারের পরিচালক আপনাকে Cuspal-এর একটি সংস্থায় আমন্ত্রণ জানিয়েছেন।`,
  accept: (a: { readonly page: string; readonly days: number }) => `কোন সংস্থা তা দেখতে, আর গ্রহণ বা প্রত্যাখ্যান করতে, খুলুন

    ${a.page}

এবং এই ঠিকানা দিয়ে সাইন ইন করুন। আমন্ত্রণটি ${numberInWords(a.days)} দিন বৈধ, আর একবার ব্যবহার করা যায়।`,
  unknown: () => `কে পাঠিয়েছেন না চিনলে কিছু করবেন না: আপনাকে ছাড়া কিছুই হয় না।`,
};

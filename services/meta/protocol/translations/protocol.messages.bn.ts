// Written by npm run generate from protocol.messages.bn.json: change that file.

export const messages = {
  crisisLine: () => `মানসিক সংকটে এখনই স্থানীয় জরুরি পরিষেবা বা সংকটকালীন হেল্পলাইনে যোগাযোগ করুন।`,
  childPanel: () => `শিশুর এই পাঠ শুধু পরামর্শদাতার জন্য; এর মূল ফল কখনও বাবা-মা বা অভিভাবককে দেওয়া হয় না।`,
};

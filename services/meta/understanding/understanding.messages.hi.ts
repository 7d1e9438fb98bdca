// Written by npm run generate from understanding.messages.hi.json: change that file.

export const messages = {
  noEvent: (a: { readonly asked: string }) => `${a.asked === 'NO_SINGLE_MATTER' ? `प्रश्न किसी एक विषय का नाम नहीं लेता` : a.asked === 'chart' ? `प्रश्न स्वयं कुंडली के बारे में है` : a.asked === 'annual' ? `प्रश्न पूरे वर्ष के बारे में है` : a.asked === 'today' ? `प्रश्न एक दिन के बारे में है` : a.asked === 'transit' ? `प्रश्न चलते आकाश के बारे में है` : a.asked === 'doshas' ? `प्रश्न स्वयं कुंडली के बारे में है` : a.asked === 'family' ? `प्रश्न किसी व्यक्ति के बारे में है` : a.asked === 'remedial' ? `प्रश्न उपाय के बारे में है` : a.asked === 'rectification' ? `प्रश्न जन्म समय के बारे में है` : a.asked === 'twins' ? `प्रश्न दो जन्मों के बारे में है` : a.asked === 'world' ? `प्रश्न संसार के बारे में है, किसी के जीवन के नहीं` : a.asked === 'sport' ? `प्रश्न दूसरों के मुकाबले के बारे में है` : `प्रश्न जो पूछता है, वह घटनाओं की सूची में नहीं है`}`,
};

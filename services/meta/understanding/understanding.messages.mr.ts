// Written by npm run generate from understanding.messages.mr.json: change that file.

export const messages = {
  noEvent: (a: { readonly asked: string }) => `${a.asked === 'NO_SINGLE_MATTER' ? `प्रश्न कोणत्याही एका विषयाचे नाव घेत नाही` : a.asked === 'chart' ? `प्रश्न स्वतः कुंडलीबद्दल आहे` : a.asked === 'annual' ? `प्रश्न संपूर्ण वर्षाबद्दल आहे` : a.asked === 'today' ? `प्रश्न एका दिवसाबद्दल आहे` : a.asked === 'transit' ? `प्रश्न फिरत्या आकाशाबद्दल आहे` : a.asked === 'doshas' ? `प्रश्न स्वतः कुंडलीबद्दल आहे` : a.asked === 'family' ? `प्रश्न एका व्यक्तीबद्दल आहे` : a.asked === 'remedial' ? `प्रश्न उपायाबद्दल आहे` : a.asked === 'rectification' ? `प्रश्न जन्मवेळेबद्दल आहे` : a.asked === 'twins' ? `प्रश्न दोन जन्मांबद्दल आहे` : a.asked === 'world' ? `प्रश्न जगाबद्दल आहे, जीवनाबद्दल नाही` : a.asked === 'sport' ? `प्रश्न इतरांच्या स्पर्धेबद्दल आहे` : `प्रश्न ज्याबद्दल आहे ती घटना यादीत नाही`}`,
};

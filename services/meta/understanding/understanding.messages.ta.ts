// Written by npm run generate from understanding.messages.ta.json: change that file.

export const messages = {
  noEvent: (a: { readonly asked: string }) => `${a.asked === 'NO_SINGLE_MATTER' ? `கேள்வி எந்த ஒரு விஷயத்தையும் சொல்லவில்லை` : a.asked === 'chart' ? `கேள்வி ஜாதகத்தைப் பற்றியது` : a.asked === 'annual' ? `கேள்வி முழு ஆண்டைப் பற்றியது` : a.asked === 'today' ? `கேள்வி ஒரு நாளைப் பற்றியது` : a.asked === 'transit' ? `கேள்வி நகரும் கிரகங்களைப் பற்றியது` : a.asked === 'doshas' ? `கேள்வி ஜாதகத்தைப் பற்றியது` : a.asked === 'family' ? `கேள்வி ஒரு நபரைப் பற்றியது` : a.asked === 'remedial' ? `கேள்வி பரிகாரத்தைப் பற்றியது` : a.asked === 'rectification' ? `கேள்வி பிறந்த நேரத்தைப் பற்றியது` : a.asked === 'twins' ? `கேள்வி இரண்டு பிறப்புகளைப் பற்றியது` : a.asked === 'world' ? `கேள்வி உலகத்தைப் பற்றியது, ஒரு வாழ்வைப் பற்றியது அல்ல` : a.asked === 'sport' ? `கேள்வி பிறரின் போட்டியைப் பற்றியது` : `கேள்வி கேட்பது பட்டியலின் எந்த நிகழ்வும் அல்ல`}`,
};

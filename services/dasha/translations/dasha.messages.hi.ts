// Written by npm run generate from dasha.messages.hi.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `इस अक्षांश पर प्लासिडस कस्प नहीं बनते, इसलिए नक्षत्र-स्वामी और उप-स्वामी बिना अपने भावों के तौले गए हैं।`,
  transitsAloneDoNotGive: () => `केवल गोचर से यह नहीं मिलता।`,
};

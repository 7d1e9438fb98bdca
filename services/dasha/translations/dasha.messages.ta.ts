// Written by npm run generate from dasha.messages.ta.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `இந்த அட்சரேகையில் பிளாசிடஸ் பாவ முனைகள் இல்லை, எனவே நட்சத்திராதிபதிகளும் உப நட்சத்திராதிபதிகளும் தம் பாவங்கள் இல்லாமல் எடைபோடப்படுகின்றன.`,
  transitsAloneDoNotGive: () => `கோசாரங்கள் மட்டும் அதைத் தருவதில்லை.`,
};

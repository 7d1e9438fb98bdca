// Written by npm run generate from almanac.messages.ta.json: change that file.

export const messages = {
  standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => `${a.sunrise === 'BEFORE_EPHEMERIS' ? `கடைசிச் சூரிய உதயம் 1800-இல் தொடங்கும் கிரக நிலைக் கணிதத்துக்கு முந்தையது` : `அங்கே சூரியன் உதித்து மறைவது இரண்டும் இல்லை`}, எனவே ${a.taken === 'DAY_AND_NIGHT' ? `சூரிய உதயத்துக்கும் அஸ்தமனத்துக்கும் பதிலாக உள்ளூர் சராசரி நேரம் 06:00 மற்றும் 18:00 கொள்ளப்படுகின்றன` : a.taken === 'DAY' ? `நாள் உள்ளூர் சராசரி நேரம் 06:00 முதல் கொள்ளப்படுகிறது` : a.taken === 'HOURS' ? `இந்த ஹோரைகள் உள்ளூர் சராசரி நேரம் 06:00 மற்றும் 18:00 கொண்டு கணிக்கப்படுகின்றன` : `பாவ பலத்துக்கு உள்ளூர் சராசரி நேரம் 06:00 மற்றும் 18:00 கொள்ளப்படுகின்றன`}.`,
};

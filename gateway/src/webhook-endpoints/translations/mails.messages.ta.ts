// Written by npm run generate from mails.messages.ta.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `${a.organisation} நிறுவனத்தின் வெப்ஹூக் ஒன்று நிறுத்தப்பட்டது`,
  disabledText: (a: { readonly host: string; readonly organisation: string; readonly page: string }) => `${a.host} முகவரியில் உள்ள ${a.organisation} நிறுவனத்தின் வெப்ஹூக்குக்கு மூன்று நாட்களாக எதுவும் வந்து சேரவில்லை, அல்லது அது இனி இல்லை என்று பதிலளித்தது. அதற்கு மேலும் எதுவும் அனுப்பப்படாது.

நீங்கள் செய்யக்கூடியவை:

- பதினைந்து வினாடிகளுக்குள் 200 முதல் 299 வரையிலான நிலையுடன் பதிலளிக்குமாறு அதைச் சரிசெய்யவும்.
- நிறுவனத்தின் பக்கத்தில் அதைச் சேமிக்கவும், அது மீண்டும் இயங்கும்: ${a.page}
- வந்து சேராததை அங்கிருந்து மீண்டும் அனுப்பவும். அது முப்பது நாட்கள் வைக்கப்படும்.`,
};

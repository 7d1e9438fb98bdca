// Written by npm run generate from mails.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `Cuspal లో ఒక సంస్థకు మీకు ఆహ్వానం`,
  invitedBy: (a: { readonly from: string }) => `${a.from} మిమ్మల్ని Cuspal లో ఒక సంస్థకు ఆహ్వానిస్తున్నారు.`,
  invitedByOperator: () => `ఈ సర్వర్ నిర్వాహకులు మిమ్మల్ని Cuspal లో ఒక సంస్థకు ఆహ్వానిస్తున్నారు.`,
  accept: (a: { readonly page: string; readonly days: number }) => `అది ఏ సంస్థో చూడటానికి, అంగీకరించడానికి లేదా నిరాకరించడానికి తెరవండి

    ${a.page}

ఈ చిరునామాతో సైన్ ఇన్ చేయండి. ఆహ్వానం ${numberInWords(a.days)} రోజులు చెల్లుతుంది, ఒకసారి వాడవచ్చు.`,
  unknown: () => `ఇది ఎవరో తెలియకపోతే ఏమీ చేయవద్దు: మీరు లేకుండా ఏదీ జరగదు.`,
};

// Written by npm run generate from faults.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `संस्थेला` : a.what === 'project' ? `प्रकल्पाला` : `${a.what} याला`} १ ते ${numberInWords(a.most)} अक्षरांचे नाव लागते.`,
  hasProjects: () => `संस्थेत प्रकल्प आहेत: आधी ते हटवा किंवा हस्तांतरित करा.`,
  mostMemberships: (a: { readonly most: number }) => `एक व्यक्ती ${numberInWords(a.most)} संस्थांत असू शकते: आधी एक सोडा.`,
  mostProjects: (a: { readonly most: number }) => `संस्थेत जास्तीत जास्त ${numberInWords(a.most)} प्रकल्प असतात: आधी एक हटवा किंवा हस्तांतरित करा.`,
  nameTaken: () => `संस्थेत या नावाचा प्रकल्प आहे: दुसरे नाव निवडा.`,
  mostMembers: (a: { readonly most: number }) => `संस्थेत जास्तीत जास्त ${numberInWords(a.most)} सदस्य असतात: मालकाने आधी एकाला काढावे.`,
  noAddress: (a: { readonly example: string }) => `हा लिहिता येण्याजोगा ई-मेल पत्ता नाही. तो ${a.example} सारखा दिसायला हवा.`,
  notSent: () => `संदेश पाठवता आला नाही. पत्ता तपासा, किंवा नंतर पुन्हा प्रयत्न करा.`,
  tooMany: () => `अलीकडे फार निमंत्रणे पाठवली गेली.`,
  mostInvitations: (a: { readonly most: number }) => `संस्थेची जास्तीत जास्त ${numberInWords(a.most)} खुली निमंत्रणे असतात: आधी एक रद्द करा.`,
  keyNameTaken: () => `या नावाची व्यवस्थापन की आहे: दुसरे नाव निवडा, किंवा आधी ती की रद्द करा.`,
  mostManagementKeys: (a: { readonly most: number }) => `${numberInWords(a.most)} व्यवस्थापन की असू शकतात: आधी एक रद्द करा.`,
  life: (a: { readonly most: number; readonly days: number }) => `की १ ते ${numberInWords(a.most)} दिवस चालते, किंवा रद्द होईपर्यंत: ${numberInWords(a.days)} त्यात बसत नाही.`,
};

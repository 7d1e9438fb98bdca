// Written by npm run generate from understanding.messages.bn.json: change that file.

export const messages = {
  noEvent: (a: { readonly asked: string }) => `${a.asked === 'NO_SINGLE_MATTER' ? `প্রশ্নে কোনো একটি বিষয়ের নাম নেই` : a.asked === 'chart' ? `প্রশ্নটি কুণ্ডলী নিয়েই` : a.asked === 'annual' ? `প্রশ্নটি পুরো একটি বছর নিয়ে` : a.asked === 'today' ? `প্রশ্নটি একটি দিন নিয়ে` : a.asked === 'transit' ? `প্রশ্নটি চলমান আকাশ নিয়ে` : a.asked === 'doshas' ? `প্রশ্নটি কুণ্ডলী নিয়েই` : a.asked === 'family' ? `প্রশ্নটি একজন ব্যক্তিকে নিয়ে` : a.asked === 'remedial' ? `প্রশ্নটি প্রতিকার নিয়ে` : a.asked === 'rectification' ? `প্রশ্নটি জন্মসময় নিয়ে` : a.asked === 'twins' ? `প্রশ্নটি দুটি জন্ম নিয়ে` : a.asked === 'world' ? `প্রশ্নটি জগৎ নিয়ে, কোনো জীবন নিয়ে নয়` : a.asked === 'sport' ? `প্রশ্নটি অন্যদের প্রতিযোগিতা নিয়ে` : `প্রশ্নটি তালিকার কোনো ঘটনা নিয়ে নয়`}`,
};

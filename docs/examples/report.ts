// A page to hand over, with the chart: npm run -s example -- report.ts 1992-08-14T10:02 Chennai > report.html
import { birthAt, cuspal } from './birth.ts';

const [born = '1992-08-14T10:02', town = 'Chennai'] = process.argv.slice(2);
const birth = await birthAt(born, town);

const sections = ['When shall I marry?', 'How will my work go?', 'How is this year for me?'].map(async (question) => {
  const { answer, disclaimers } = await cuspal.answerQuestion({ ...birth, question });
  return `<h2>${question}</h2><p>${escaped(answer)}</p><small>${escaped(disclaimers.join(' '))}</small>`;
});

console.log(`<!doctype html>
<meta charset="utf-8">
<title>Reading</title>
<style>body { max-width: 40rem; margin: 2rem auto; font: 1rem/1.5 serif } svg { width: 100% }</style>
<h1>${escaped(born)}, ${escaped(town)}</h1>
${await cuspal.figure('get_full_chart', birth)}
${(await Promise.all(sections)).join('\n')}`);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

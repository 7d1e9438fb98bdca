// The best times to sign within two weeks: npm run -s example -- election-picker.ts 1992-08-14T10:02 Chennai 2026-12-01
import { birthAt, cuspal } from './birth.ts';

const [born = '1992-08-14T10:02', town = 'Chennai', from] = process.argv.slice(2);

const { answer, windows } = await cuspal.findContractSigningTime({
  ...(await birthAt(born, town)),
  ...(from && { scan_start: from }),
  scan_days: 14,
  max_windows: 3,
});

console.log(answer);
for (const { rank, startLocal, endLocal, layersSatisfied } of windows) {
  console.log(`${rank}. ${startLocal} to ${endLocal}, ${layersSatisfied} of 4 layers`);
}

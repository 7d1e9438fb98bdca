// Written by npm run generate from dasha.messages.te.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `ఈ అక్షాంశంలో ప్లాసిడస్ కస్ప్‌లు లేవు, కాబట్టి నక్షత్ర, ఉప అధిపతులను వాటి భావాలు లేకుండా తూచారు.`,
  transitsAloneDoNotGive: () => `గోచారాలు మాత్రమే దీన్ని ఇవ్వవు.`,
};

import { describe, expect, it } from 'vitest';
import { saidDates } from './said-dates.ts';

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 28, 9);

describe('saidDates', () => {
  it.each([
    ['will I move in spring 2027', '2027-03-01', '2027-05-31'],
    ['will I be in hospital this winter', '2026-12-01', '2027-02-28'],
    ['how is next year', '2027-01-01', '2027-12-31'],
    ['will it happen this year', '2026-11-28', '2026-12-31'],
    ['a job by March?', '2026-11-28', '2027-03-31'],
    ['how is 2027 for me', '2027-01-01', '2027-12-31'],
    ['operation on 14 December', '2026-12-14', '2026-12-14'],
    ['May 3rd 2027 for the wedding', '2027-05-03', '2027-05-03'],
    ['12 or 19 june for the ceremony', '2027-06-12', '2027-06-19'],
    ['how will december go for me', '2026-12-01', '2026-12-31'],
    ['trip in january', '2027-01-01', '2027-01-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['how is next week', '2026-11-30', '2026-12-06'],
    ['tomorrow', '2026-11-29', '2026-11-29'],
    ['werde ich im märz 2027 umziehen', '2027-03-01', '2027-03-31'],
    ['明年适合吗', '2027-01-01', '2027-12-31'],
    ['в мае', '2027-05-01', '2027-05-31'],
    ['१५ दिसंबर को', '2026-12-15', '2026-12-15'],
    ['২০২৭ সাল কেমন', '2027-01-01', '2027-12-31'],
    ['জানুয়ারিতে কী হবে', '2027-01-01', '2027-01-31'],
  ])('reads "%s" as %s to %s', (question, from, to) => {
    expect(saidDates(question, NOW, false)).toMatchObject({ from, to });
  });

  it('keeps the accents and dots that were typed', () => {
    const said = (question: string) => saidDates(question, NOW, false)?.said;
    expect(said('¿Y el próximo año?')).toBe('próximo año');
    expect(said('ছয় মাসের মধ্যে চাকরি')).toBe('ছয় মাসের মধ্যে');
    expect(said('How is NEXT YEAR?')).toBe('next year');
  });

  it.each([
    'my ex dumped me in march, will he come back',
    'got promoted in june, how will the new role go',
    'i had a miscarriage in may, will i have a baby',
    'we separated in january and i want to know will we reunite',
    'i got fired back in june when will i get a job',
    'i got laid off on friday. i have two kids. when will i find something',
    'will my boss fall in love with me',
    'Do I fall ill easily?',
  ])('takes no month in which something happened, and no season, of "%s"', (question) => {
    expect(saidDates(question, NOW, false)).toBeNull();
  });

  it.each([
    ['I lost my job, will I find one in march', '2027-03-01'],
    ['I met her on sunday. Do we meet on friday again?', '2026-12-04'],
    ['my exam is scheduled in may, will i pass', '2027-05-01'],
    ['my hearing got moved to june, do I win', null],
    ['i am standing for councillor in may, will i win', '2027-05-01'],
    ['I married in 2010. Does our baby come in May 2027?', '2027-05-01'],
    ['shall we wed in fall', '2026-09-01'],
    ['fall 2027 for the move?', '2027-09-01'],
  ])('still reads the days of "%s"', (question, from) => {
    expect(saidDates(question, NOW, false)?.from ?? null).toBe(from);
  });

  it('takes no birth and nothing past, but in a question of the past', () => {
    expect(saidDates('she was born on 3 may 1995, do we fit', NOW, false)).toBeNull();
    expect(saidDates('separated in 2023, do I marry again', NOW, false)).toBeNull();
    expect(saidDates('I closed my shop in 2024, why', NOW, true)).toMatchObject({
      from: '2024-01-01',
      to: '2024-12-31',
    });
    expect(saidDates('when', NOW, false)).toBeNull();
  });
});
